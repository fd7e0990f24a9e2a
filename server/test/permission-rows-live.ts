import {
  annasMatch,
  annasTraining,
  type Caller,
  closedMatch,
  everybody,
  makePublic,
  type Scene,
} from './permission-scene.ts';

/** A channel and who may listen to it; for others the match or event does not exist. */
type FollowRow = {
  readonly what: string;
  readonly may: readonly Caller[];
  readonly channel: (scene: Scene, caller: Caller) => Promise<string>;
};

export const followRows: readonly FollowRow[] = [
  {
    what: 'a match',
    may: everybody,
    channel: async (scene) => `matches/${await annasMatch(scene)}`,
  },
  {
    what: 'an event',
    may: everybody,
    channel: async (scene) => {
      const id = await annasTraining(scene);
      await makePublic(scene, id);
      return `events/${id}`;
    },
  },
  {
    what: 'the tables of an event',
    may: everybody,
    channel: async (scene) => {
      const id = await annasTraining(scene);
      await makePublic(scene, id);
      return `tables/${id}`;
    },
  },
  {
    what: 'the tables of a closed event',
    may: ['anna', 'captain', 'admin'],
    channel: async (scene, caller) => `tables/${(await closedMatch(scene, caller)).eventId}`,
  },
  {
    what: 'what only organisers see of an event',
    may: ['captain', 'admin'],
    channel: async (scene) => {
      const id = await annasTraining(scene);
      await makePublic(scene, id);
      return `organisers/${id}`;
    },
  },
  {
    what: 'a match of a closed event',
    may: ['anna', 'rival', 'captain', 'admin'],
    channel: async (scene, caller) => `matches/${(await closedMatch(scene, caller)).id}`,
  },
  {
    what: 'a closed event',
    may: ['anna', 'captain', 'admin'],
    channel: async (scene, caller) => `events/${(await closedMatch(scene, caller)).eventId}`,
  },
];
