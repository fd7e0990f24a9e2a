import type { MatchHead } from '@neundarter/contract/entities/match';
import type { EventFacts } from '@neundarter/rules/access/events';

/** Tells with a match what its event is to the caller; nothing more of an event that is gone. */
export const tellEventFacts = <Match extends MatchHead>(match: Match, facts: EventFacts | null): Match => {
  const { event } = match.props;
  if (event === null || facts === null) return match;
  const { isPublic: _, ...told } = facts;
  return { ...match, props: { ...match.props, event: { ...event, ...told } } };
};
