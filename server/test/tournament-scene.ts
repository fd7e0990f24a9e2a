import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { completeConfig } from '@neundarter/rules/match/config';
import { drawsGroups, type TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import { changeConfigs, withStages } from '@neundarter/rules/tournament/setup/change-setup';
import { defaultTournamentSetup, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { newId } from '../src/platform/ids.ts';
import type { CheckedAnswer, CheckedClient } from './checked-client.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import type { TestApp } from './start-app.ts';

/** A match of one leg from 40. */
const short = completeConfig({ startingScore: 40, legsToWinSet: 1, bullOutForDecider: false });

export type SetupOptions = Partial<Omit<TournamentSetup, 'groupStageConfig' | 'knockoutStageConfig'>> & {
  readonly groups?: Partial<TournamentSetup['groupStageConfig']['config']>;
  readonly hasThirdPlaceMatch?: boolean;
  readonly hasSecondChance?: boolean;
};

const usual = changeConfigs({ ...defaultTournamentSetup, minNoOfParticipants: 2 }, () => short);

/** Settings with matches of one leg. */
export const shortSetup = (
  tournamentMode: TournamentMode,
  { groups, hasThirdPlaceMatch = false, hasSecondChance = false, ...more }: SetupOptions = {},
): TournamentSetup => {
  const { groupStageConfig, knockoutStageConfig } = usual;
  const config = { ...groupStageConfig.config, ...groups };
  const secondChance = hasSecondChance ? { title: null, matchConfig: short } : null;
  const knockout = { ...knockoutStageConfig.config, hasThirdPlaceMatch, secondChance };
  const stages = {
    groupStageConfig: { ...groupStageConfig, config },
    knockoutStageConfig: { ...knockoutStageConfig, config: knockout },
  };
  return withStages({ ...usual, ...more, ...stages }, tournamentMode);
};

/** A team that may use tournaments, with an organiser. */
export type TournamentScene = { readonly teamId: string; readonly chief: Person };

export async function createOrganiser(app: Pick<TestApp, 'db'>, name = 'Bulls'): Promise<TournamentScene> {
  const teamId = await createClub(app, { name, canUseTournaments: true });
  return { teamId, chief: await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] }) };
}

/** An entry of one external person. */
export const externalEntry = (firstName: string, more: object = {}) => ({
  id: newId(),
  participant: {
    type: 'single',
    player: { type: 'external', id: newId(), firstName, lastName: 'Gast' },
  },
  ...more,
});

/** An entry of one person with an account. */
export const accountEntry = ({ playerId }: Pick<Person, 'playerId'>, more: object = {}) => ({
  id: newId(),
  participant: { type: 'single', player: { type: 'registered', id: playerId } },
  ...more,
});

/** Somebody new without an account. */
export const external = (firstName: string, lastName: string) =>
  ({ type: 'external', id: newId(), firstName, lastName }) as const;

/** An entry of two external people. */
export const pairEntry = (more: object = {}) =>
  ({
    id: newId(),
    participant: { type: 'double', players: [external('Otto', 'Eins'), external('Ida', 'Zwei')] },
    ...more,
  }) as const;

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
type Answered = any;
type Sent = { readonly by?: Person | { readonly token: string }; readonly body?: object };

/** Calls about tournaments, by default of the organiser; they fail unless they succeed. */
export const tournamentCalls = (call: CheckedClient, { teamId, chief }: TournamentScene) => {
  const must = async (address: string, { by = chief, body }: Sent = {}): Promise<Answered> => {
    const { status, text, json }: CheckedAnswer = await call(address, {
      token: by.token,
      ...(body && { body }),
    });
    if (status >= 300) throw new Error(`${address}: ${status} ${text}`);
    return json;
  };
  const read = async (id: string, by: Sent['by'] = chief): Promise<Answered> =>
    (await must(`GET /events/${id}`, { by })).props.eventData;
  const create = async (config?: TournamentSetup, more: object = {}): Promise<string> => {
    const id = newId();
    const props = {
      teamId,
      type: 'tournament',
      name: 'Pokal',
      isPublic: true,
      startDateTime: Date.now(),
      endDateTime: Date.now() + 36e6,
      ...(config && { eventData: { config } }),
      ...more,
    };
    await must('POST /events/', { body: { id, props } });
    return id;
  };
  const addPeople = (id: string, count: number) =>
    must(`POST /events/${id}/participants/batch`, {
      body: { entries: Array.from({ length: count }, (_, index) => externalEntry(`Nr ${index + 1}`)) },
    });
  const addPairs = (id: string, count: number) =>
    must(`POST /events/${id}/participants/batch`, {
      body: { entries: Array.from({ length: count }, () => pairEntry()) },
    });
  /** A running tournament with this many people. */
  const createRunning = async (
    config: TournamentSetup,
    count: number,
    more: object = {},
  ): Promise<string> => {
    const id = await create(config, more);
    await addPeople(id, count);
    await must(`PATCH /events/${id}/publish`);
    const { tournamentMode } = config;
    if (drawsGroups(tournamentMode)) await must(`PATCH /events/${id}/groups/create`);
    await must(`PATCH /events/${id}/start`);
    return id;
  };
  const matchesOf = async (id: string): Promise<readonly TournamentMatch[]> => (await read(id)).state.matches;
  /** Lets a party win a started match of one leg from 40. */
  const finish = async (matchId: string, winner: 0 | 1 = 0): Promise<void> => {
    for (const party of winner === 0 ? [0] : [0, 1]) {
      const { currentPlayerId: playerId } = await must(`GET /matches/${matchId}/standing`);
      const isLast = party === winner;
      const body = { playerId, score: isLast ? 40 : 0, attemptsOnDouble: isLast ? 1 : 0 };
      await must(`POST /matches/${matchId}/throw`, { body });
    }
  };
  /** The same for a match that has not started. */
  const win = async (matchId: string, winner: 0 | 1 = 0): Promise<void> => {
    await must(`PATCH /matches/${matchId}/start`);
    await finish(matchId, winner);
  };
  /** Plays all matches that can be played until none is left. @param choose who wins */
  const playOn = async (
    id: string,
    choose: (match: TournamentMatch) => 0 | 1 = () => 0,
  ): Promise<Answered> => {
    for (;;) {
      const ready = (await matchesOf(id)).filter(({ status }) => status === 'ready');
      if (ready.length === 0) return read(id);
      for (const match of ready) await win(match.matchId ?? '', choose(match));
    }
  };
  return { must, read, create, addPeople, addPairs, createRunning, matchesOf, finish, win, playOn };
};
