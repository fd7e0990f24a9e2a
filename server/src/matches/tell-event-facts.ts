import type { MatchHead } from '@neundarter/contract/entities/match';
import type { EventFacts } from '@neundarter/rules/access/events';

/** Adds the facts about the event for the caller to a match; a match of a deleted event stays unchanged. */
export const tellEventFacts = <Match extends MatchHead>(match: Match, facts: EventFacts | null): Match => {
  const { event } = match.props;
  if (event === null || facts === null) return match;
  const { isPublic: _, isDraft: __, ...told } = facts;
  return { ...match, props: { ...match.props, event: { ...event, ...told } } };
};
