import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { playersOf } from '@neundarter/rules/match/players';
import type { Match, Throw } from '@neundarter/rules/match/types';
import type { MatchCommand } from '../../data/match/match-commands.ts';

/** The turns of a match, latest first. */
const turnsBackwards = (match: Match): readonly Throw[] =>
  match.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws)).reverse();

const botIdsOf = (match: Match): ReadonlySet<string> =>
  new Set(
    match.parties
      .flatMap(playersOf)
      .filter(({ type }) => type === 'bot')
      .map(({ id }) => id),
  );

/**
 * The turns that one tap on undo removes, latest first: the last turn that a person entered, and all turns of bots
 * after it. So a tap always leads back to a person, never to a bot that would throw again at once. Empty if no person
 * has entered a turn, or if the match ended without a last turn.
 */
export const turnsToUndo = (match: Match): readonly Throw[] => {
  if (unplayedEndOf(match) !== null) return [];
  const turns = turnsBackwards(match);
  const botIds = botIdsOf(match);
  const entered = turns.findIndex(({ playerId }) => !botIds.has(playerId));
  return entered < 0 ? [] : turns.slice(0, entered + 1);
};

/** The commands that undo these turns, in order; the first one carries the reason why the match is reopened, if any. */
export const undoCommands = (
  turns: readonly Throw[],
  newId: () => string,
  reason?: string,
): readonly MatchCommand[] =>
  turns.map(({ id }, index) => ({
    kind: 'undo',
    id: newId(),
    throwId: id,
    ...(index === 0 && reason !== undefined && { reason }),
  }));
