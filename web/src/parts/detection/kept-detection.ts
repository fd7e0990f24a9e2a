import type { Match, Throw } from '@neundarter/rules/match/types';
import { type DetectedTurn, emptyDetectedTurn, stepDetectedTurn } from '@neundarter/rules/turn/detected-turn';
import { readSetting, writeSetting } from '../../data/local-settings.ts';

/**
 * The darts of the current turn, stored so that a reload loses none. `turnCount`: number of turns of the match then.
 */
type KeptDetection = { readonly matchId: string; readonly turnCount: number; readonly turn: DetectedTurn };

/** All turns of a match, oldest first. */
export const turnsOf = (match: Match): readonly Throw[] =>
  match.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));

const isKept = (value: unknown): value is KeptDetection => {
  const kept = value as Partial<KeptDetection> | null;
  return (
    typeof kept?.matchId === 'string' &&
    typeof kept.turnCount === 'number' &&
    Array.isArray(kept.turn?.darts) &&
    kept.turn.darts.every((dart) => Number.isFinite(dart?.rMm) && Number.isFinite(dart.thetaDeg))
  );
};

/** The turn to continue with: the stored one of this match, adjusted to turns recorded or undone meanwhile. */
export const readDetection = (match: Match): DetectedTurn => {
  const kept = readSetting('adrs-throws');
  if (!isKept(kept) || kept.matchId !== match.id) return emptyDetectedTurn;
  const turn = { ...emptyDetectedTurn, ...kept.turn };
  const now = turnsOf(match).length;
  if (kept.turnCount === now) return turn;
  return kept.turnCount < now
    ? stepDetectedTurn(turn, { kind: 'entered' }, null).turn
    : stepDetectedTurn(turn, { kind: 'undone', darts: [] }, null).turn;
};

/** Stores the current turn on this device. */
export const keepDetection = (match: Match, turn: DetectedTurn): void =>
  writeSetting('adrs-throws', { matchId: match.id, turnCount: turnsOf(match).length, turn });
