import type { MatchStanding } from '@neundarter/contract/entities/match';
import { spectatorText } from '../../text/spectator.ts';
import { placeOf } from './board-side.ts';

/** The set and leg of a match, and whether a bull-out decides it now: `Leg 3 · Ausbullen`. */
export const placeText = (match: MatchStanding): string => {
  const { setNumber, legNumber } = placeOf(match);
  const place =
    match.config.setMode === 'single-set'
      ? spectatorText.legNumber(legNumber)
      : spectatorText.setAndLeg(setNumber, legNumber);
  return match.standing.isBullOutDue === true ? `${place} · ${spectatorText.bullOut}` : place;
};
