import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { groupsAreComplete } from '@neundarter/rules/tournament/plan/readiness';
import { readinessOf } from '@neundarter/rules/tournament/setup/entries';
import { noOfMatches, previewOf } from '@neundarter/rules/tournament/setup/preview';
import { hasDrawnGroups } from '@neundarter/rules/tournament/setup/setup';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { stepText as text } from '../../../text/tournament-steps.ts';
import type { AdminTab } from '../admin-tabs.ts';

/** What prevents the start, with its numbers, and the tab where it can be changed. */
type StartProblem = { readonly text: string; readonly tab: AdminTab };

const groupProblems = ({ data, participants: entries }: Tournament): readonly StartProblem[] => {
  const readiness = readinessOf(data.config, entries);
  if (groupsAreComplete(readiness)) return [];
  const placed = new Set(readiness.groups.flatMap(({ entrants }) => entrants));
  const missing = readiness.entrants.filter((id) => !placed.has(id)).length;
  const sizes = readiness.groups.map(({ entrants }) => entrants.length);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return [
    ...(missing > 0 ? [{ text: text.withoutGroup(missing), tab: 'mode' as const }] : []),
    ...(missing === 0 && most - least > 1
      ? [{ text: text.unevenGroups(least, most), tab: 'mode' as const }]
      : []),
  ];
};

const numberProblem = ({ data }: Tournament): string | null => {
  const { confirmed } = data.noOfParticipants;
  const { noOfQualifiers } = data.config.groupStageConfig.config;
  if (hasDrawnGroups(data.config))
    return confirmed > noOfQualifiers ? null : text.fewerThanQualifiers(confirmed, noOfQualifiers);
  return confirmed < 2 ? text.fewerThanTwo(confirmed) : null;
};

/** Everything that prevents the start now. */
export function startProblems(tournament: Tournament): readonly StartProblem[] {
  const { data, participants: entries } = tournament;
  const tooFew = numberProblem(tournament);
  const { requested } = data.noOfParticipants;
  const preview = previewOf(data.config, entries, data.draw?.seed ?? '');
  const matches = preview === null ? 0 : noOfMatches(preview.plan);
  return [
    ...(tooFew === null ? [] : [{ text: tooFew, tab: 'participants' as const }]),
    ...(requested === 0 ? [] : [{ text: text.requestsLeft(requested), tab: 'participants' as const }]),
    ...(matches > maxMatchesOfEvent
      ? [{ text: text.tooManyMatches(matches, maxMatchesOfEvent), tab: 'mode' as const }]
      : []),
    ...(tooFew === null ? groupProblems(tournament) : []),
  ];
}
