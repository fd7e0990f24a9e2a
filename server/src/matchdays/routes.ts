import type { matchdayRoutes } from '@neundarter/contract/routes/matchdays';
import type { Handlers } from '../platform/http/handler.ts';
import type { MatchdayPlatform } from './change-matchday.ts';
import { choosePairs } from './choose-pairs.ts';
import { forfeitMatchday } from './forfeit-matchday.ts';
import { setLineUp } from './set-line-up.ts';
import { substitutePlayer } from './substitute-player.ts';
import { undoForfeit } from './undo-forfeit.ts';
import { undoSubstitution } from './undo-substitution.ts';

/** Handlers of the calls about match days. */
export const matchdayHandlers = (platform: MatchdayPlatform): Handlers<typeof matchdayRoutes> => ({
  setLineUp: ({ actor, matchPin, params: { id }, body }) =>
    setLineUp(platform, { actor, matchPin, id, ...body }),
  substitutePlayer: ({ actor, matchPin, params: { id }, body }) =>
    substitutePlayer(platform, { actor, matchPin, id, ...body }),
  undoSubstitution: ({ actor, matchPin, params: { id }, body }) =>
    undoSubstitution(platform, { actor, matchPin, id, ...body }),
  choosePairs: ({ actor, matchPin, params: { id }, body }) =>
    choosePairs(platform, { actor, matchPin, id, ...body }),
  forfeitMatchday: ({ actor, matchPin, params: { id }, body }) =>
    forfeitMatchday(platform, { actor, matchPin, id, ...body }),
  undoForfeit: ({ actor, matchPin, params: { id } }) => undoForfeit(platform, { actor, matchPin, id }),
});
