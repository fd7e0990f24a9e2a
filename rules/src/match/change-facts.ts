// What happened between two states of a match, for the live channel: start, end, closed legs and sets, and a changed
// score for everything else, undo included.
import { type UnplayedEnd, unplayedEndOf } from './how-it-ended.ts';
import type { LegDecider, Match, MatchSet, PartyIndex, Winner } from './types.ts';

export type MatchChange =
  | { readonly kind: 'match-started' }
  | { readonly kind: 'match-score-updated' }
  | {
      readonly kind: 'leg-closed';
      readonly setNumber: number;
      readonly legNumber: number;
      readonly winningParty: PartyIndex;
      /** Only if the round limit decided it. */
      readonly decidedBy?: LegDecider;
    }
  | { readonly kind: 'set-closed'; readonly setNumber: number; readonly winningParty: Winner }
  | {
      readonly kind: 'match-finished';
      /** Null: both parties have lost. */
      readonly winningParty: Winner | null;
      /** Missing if the last turn ended the match. */
      readonly end?: UnplayedEnd;
    };

const closedLegs = (set: MatchSet, setBefore: MatchSet | undefined): readonly MatchChange[] => {
  const changes: MatchChange[] = [];
  const lastBefore = (setBefore?.legs.length ?? 1) - 1;
  for (const { legNumber, winningParty, decidedBy } of set.legs.slice(lastBefore)) {
    const wasShot = setBefore?.legs[legNumber - 1]?.isShot === true;
    if (winningParty === null || wasShot) continue;
    changes.push({
      kind: 'leg-closed',
      setNumber: set.setNumber,
      legNumber,
      winningParty,
      ...(decidedBy && { decidedBy: decidedBy.kind }),
    });
  }
  return changes;
};

const closedSet = (set: MatchSet, setBefore: MatchSet | undefined): readonly MatchChange[] =>
  set.winningParty === null || setBefore?.isShot === true
    ? []
    : [{ kind: 'set-closed', setNumber: set.setNumber, winningParty: set.winningParty }];

const closings = (before: Match, after: Match): readonly MatchChange[] =>
  after.sets.slice(Math.max(before.sets.length - 1, 0)).flatMap((set) => {
    const setBefore = before.sets[set.setNumber - 1];
    return [...closedLegs(set, setBefore), ...closedSet(set, setBefore)];
  });

const finish = (before: Match, after: Match): readonly MatchChange[] => {
  if (before.status === 'finished' || after.status !== 'finished') return [];
  const end = unplayedEndOf(after);
  const { winningParty } = after;
  return [{ kind: 'match-finished', winningParty, ...(end === null ? {} : { end }) }];
};

/**
 * The changes from one state of a match to a later (or, by undo, earlier) one, in the order to announce them: start,
 * score, legs and sets in the order they closed, end. Empty for two equal states; only the end if it came without a turn.
 */
export const changesBetween = (before: Match, after: Match): readonly MatchChange[] => {
  if (before === after) return [];
  if (unplayedEndOf(after) !== null) return finish(before, after);
  const isStart = before.status === 'scheduled' && after.status !== 'scheduled';
  const first: MatchChange = { kind: isStart ? 'match-started' : 'match-score-updated' };
  return [first, ...closings(before, after), ...finish(before, after)];
};
