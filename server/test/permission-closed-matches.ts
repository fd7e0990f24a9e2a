import { of } from './permission-calls.ts';
import { annasTrainingMatch, type Row } from './permission-scene.ts';

/** Only the event's team, platform admins, its players and its creator see a match of an event that is not public. */
export const insiders = ['anna', 'rival', 'captain', 'admin'] as const;
/** For others it does not exist. */
export const closed = { what: 'of a closed event', refusal: 'error.not-found', mayKnow: insiders } as const;
/** A scheduled match in the training of Anna's club; the members may score it. */
export const changeClosed = (
  address: (id: string) => string,
  bodyOf: (id: string) => object | undefined = () => undefined,
): Row => ({
  ...closed,
  may: ['anna', 'captain'],
  mayKnow: ['admin'],
  send: async (scene) => {
    const id = await annasTrainingMatch(scene);
    return of(address(id), bodyOf(id));
  },
});
