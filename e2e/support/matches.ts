import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { type Api, type ApiTurn, newId } from './api.ts';

type Config = NonNullable<NewMatchProps['config']>;
type Side = NewMatchProps['parties'][number];

export const guestSide = (name: string): Side => ({
  type: 'single',
  player: { type: 'guest', id: newId(), name },
});

export const botSide = (level: 1 | 5 | 11): Side => ({
  type: 'single',
  player: { type: 'bot', id: newId(), level },
});

export const pairSide = (first: string, second: string): Side => ({
  type: 'double',
  players: [
    { type: 'guest', id: newId(), name: first },
    { type: 'guest', id: newId(), name: second },
  ],
});

export type SeededMatch = {
  readonly sides?: readonly [Side, Side];
  readonly config?: Config;
  readonly startingParty?: 0 | 1;
  /** Turns after the start; by default the match has started without turns, unless `isStarted` is false. */
  readonly turns?: readonly ApiTurn[];
  readonly isStarted?: boolean;
  /** A training of the caller's team. */
  readonly eventId?: string;
};

/** Creates a match, by default of Anna against Ben, and brings it into a state through the public API. */
export async function seedMatch(api: Api, seeded: SeededMatch = {}): Promise<string> {
  const id = await api.createMatch({
    parties: [...(seeded.sides ?? [guestSide('Anna'), guestSide('Ben')])],
    config: seeded.config ?? {},
    ...(seeded.eventId === undefined ? {} : { eventId: seeded.eventId }),
    ...(seeded.startingParty === undefined ? {} : { startingParty: seeded.startingParty }),
  });
  if (seeded.isStarted === false) return id;
  await api.startMatch(id);
  await api.playTurns(id, seeded.turns ?? []);
  return id;
}

/** A checkout of this many points with the given number of darts, the last one at a double. */
export const checkout = (score: number, dartsThrown = 3): ApiTurn => ({
  score,
  dartsThrown,
  attemptsOnDouble: 1,
});

/** Turns without a dart at a double, one for each score. */
export const scores = (...values: readonly number[]): readonly ApiTurn[] =>
  values.map((score) => ({ score }));
