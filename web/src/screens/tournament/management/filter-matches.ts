// The list of organisers: what is asked for, and under which headings it stands.
import type { EventStage } from '@neundarter/rules/match/match-place';
import { entrantsOf, isOver, isPlayable, type MatchView } from '../../../parts/tournament/match-view.ts';
import { bracketText } from '../../../text/bracket.ts';
import {
  groupText,
  matchDayText,
  playOffText,
  secondChanceName,
  stageRoundText,
} from '../../../text/tournament.ts';
import { managementText } from '../../../text/tournament-management.ts';

export const matchFilters = ['ready', 'running', 'open', 'finished', 'all'] as const;
type MatchFilter = (typeof matchFilters)[number];

const passes: Readonly<Record<MatchFilter, (match: MatchView) => boolean>> = {
  all: () => true,
  ready: ({ phase }) => phase === 'ready',
  running: ({ phase }) => phase === 'running',
  open: ({ phase }) => phase === 'waiting',
  finished: isOver,
};

/** A number finds exactly its match, other words everything with that name in it. */
const isFound = ({ number, sides, caller }: MatchView, words: string): boolean => {
  const wanted = words.trim().toLocaleLowerCase('de');
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted)) return number === Number(wanted);
  return [...sides.map(({ name }) => name), caller ?? ''].some((name) =>
    name.toLocaleLowerCase('de').includes(wanted),
  );
};

/** The matches that somebody plays, by filter and search. */
export const filterMatches = (
  matches: readonly MatchView[],
  { filter, words }: { readonly filter: MatchFilter; readonly words: string },
): readonly MatchView[] =>
  matches.filter((match) => isPlayable(match) && passes[filter](match) && isFound(match, words));

/** A part of the list with its heading. */
type MatchSection = { readonly title: string; readonly matches: readonly MatchView[] };

const stageTitles: readonly (readonly [string, readonly EventStage[]])[] = [
  [playOffText, ['play-off']],
  [managementText.knockout, ['knockout', 'third-place']],
  [bracketText.winnerSide, ['winner-side', 'grand-final', 'grand-final-reset']],
  [bracketText.loserSide, ['loser-side']],
  [secondChanceName, ['second-chance']],
];

/** Groups by name, then the stages of the knockout. */
export function sectionsOf(matches: readonly MatchView[]): readonly MatchSection[] {
  const groups = Map.groupBy(
    matches.filter(({ stage }) => stage === 'group'),
    ({ groupId }) => groupId ?? '',
  );
  const ofGroups = [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([groupId, own]) => ({ title: groupText(groupId), matches: own }));
  const ofKnockout = stageTitles.map(([title, stages]) => {
    const own = matches.filter(({ stage }) => stages.includes(stage));
    const named = title === secondChanceName ? own[0]?.secondTitle : null;
    return { title: named ?? title, matches: own };
  });
  return [...ofGroups, ...ofKnockout].filter((section) => section.matches.length > 0);
}

/**
 * What matches are, by their keys: `Halbfinale`, `Gruppe A, Spieltag 2`.
 * @param isWithinStage whether the group is said elsewhere
 */
export function matchDescriptions(
  all: readonly MatchView[],
  { isWithinStage }: { readonly isWithinStage: boolean },
): ReadonlyMap<string, string> {
  const lastRounds = new Map<EventStage, number>();
  for (const { stage, round } of all) lastRounds.set(stage, Math.max(round, lastRounds.get(stage) ?? 0));
  return new Map(
    all.map(({ key, stage, round, matchDay, groupId, secondTitle: title }) => {
      const noOfRounds = (lastRounds.get(stage) ?? round) + 1;
      const words =
        matchDay === null ? stageRoundText({ stage, round, noOfRounds, title }) : matchDayText(matchDay);
      const isNamed = !isWithinStage && stage === 'group' && groupId !== null;
      return [key, isNamed ? `${groupText(groupId)}, ${words}` : words];
    }),
  );
}

/**
 * Ids of entries that have not begun to play.
 * @param unplayed what the server says about it; turns since then are known from the matches only
 */
export function freshEntrants(
  all: readonly MatchView[],
  unplayed: readonly string[] | undefined,
): ReadonlySet<string> {
  const begun = new Set(entrantsOf(all.filter(({ isBegun }) => isBegun)));
  return new Set((unplayed ?? entrantsOf(all)).filter((entrant) => !begun.has(entrant)));
}
