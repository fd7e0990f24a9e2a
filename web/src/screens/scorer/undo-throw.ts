import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { playersOf } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import { type Act, actsOf } from '@neundarter/rules/match/undo-throw';
import type { MatchCommand } from '../../data/match/match-commands.ts';

const botIdsOf = (match: Match): ReadonlySet<string> =>
  new Set(
    match.parties
      .flatMap(playersOf)
      .filter(({ type }) => type === 'bot')
      .map(({ id }) => id),
  );

/**
 * The acts that one tap on undo removes, latest first: the last act that a person entered, and all turns of bots
 * after it. So a tap always leads back to a person, never to a bot that would throw again at once. Empty if no person
 * has entered one, or if the match ended without a last turn.
 */
export const actsToUndo = (match: Match): readonly Act[] => {
  if (unplayedEndOf(match) !== null) return [];
  const acts = actsOf(match).toReversed();
  const botIds = botIdsOf(match);
  const entered = acts.findIndex(({ playerId = '' }) => !botIds.has(playerId));
  return entered < 0 ? [] : acts.slice(0, entered + 1);
};

/** The commands that undo these acts, in order; the first one carries the reason why the match is reopened, if any. */
export const undoCommands = (
  acts: readonly Act[],
  newId: () => string,
  reason?: string,
): readonly MatchCommand[] =>
  acts.map(({ id }, index) => ({
    kind: 'undo',
    id: newId(),
    throwId: id,
    ...(index === 0 && reason !== undefined && { reason }),
  }));
