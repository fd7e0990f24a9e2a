import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { apiBasePath } from '@neundarter/contract/limits';
import { hasCallerRule } from '@neundarter/rules/tournament/plan/modes';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { startedOf } from '../../tools/tournament/mirror.ts';
import { newEntry } from '../../tools/tournament/new-entry.ts';
import { newId } from '../../tools/tournament/new-id.ts';
import { type OpenClub, openNewClub, organiserAccount } from '../../tools/tournament/open-club.ts';
import { setupOf } from '../../tools/tournament/play-tournament.ts';
import { type Options, readOptions } from '../../tools/tournament/read-options.ts';
import { versionLines } from './api.ts';
import { Connection } from './connection.ts';

/** A server with a team that may use tournaments. */
export type Club = OpenClub & {
  readonly port: number;
  /** Headers of the organiser's calls. */
  readonly headers: string;
};

/**
 * Starts a server on an empty database. @param environment for example `DATABASE_URL`
 * @param program arguments of Node; by default the sources, without a build
 */
export async function openClub(environment: NodeJS.ProcessEnv, program?: readonly string[]): Promise<Club> {
  const club = await openNewClub(environment, program);
  const answer = await fetch(`${club.url}${apiBasePath}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(organiserAccount),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = `authorization: Bearer ${token}\r\n${versionLines}`;
  return { ...club, port: Number(new URL(club.url).port), headers };
}

/** What is measured: options of `npm run tournament`, and whether everybody plays everybody twice. */
export type Wanted = Pick<Options, 'mode' | 'participants' | 'legs' | 'score'> & {
  readonly isDouble?: boolean;
};

/** The settings of a tournament, with callers where they follow from a rule. */
export const setupFor = (wanted: Wanted): TournamentSetup => {
  const usual = setupOf({ ...readOptions([]), ...wanted });
  const { groupStageConfig } = usual;
  const roundRobinMode = wanted.isDouble === true ? 'double' : 'single';
  return {
    ...usual,
    assignCaller: hasCallerRule(wanted.mode),
    groupStageConfig: { ...groupStageConfig, config: { ...groupStageConfig.config, roundRobinMode } },
  };
};

/** Creates a tournament that can be started; returns its id. */
export async function prepareTournament({ organiser, teamId }: Club, wanted: Wanted): Promise<string> {
  const id = newId();
  const now = Date.now();
  const config = setupFor(wanted);
  const times = { startDateTime: now, endDateTime: now + 36e6 };
  const props = { teamId, type: 'tournament', name: 'Messung', isPublic: true, ...times } as const;
  await organiser.call('POST /events/', { body: { id, props: { ...props, eventData: { config } } } });
  const entries = Array.from({ length: wanted.participants }, (_, index) => newEntry(index));
  await organiser.call('POST /events/{id}/participants/batch', { id, body: { entries } });
  await organiser.call('PATCH /events/{id}/publish', { id, body: {} });
  return id;
}

/** Starts a tournament; returns its matches that can be played. */
export async function startTournament({ organiser }: Club, id: string): Promise<readonly TournamentMatch[]> {
  const started = startedOf(await organiser.call('PATCH /events/{id}/start', { id, body: {} }));
  return started.state.matches.filter(({ status }) => status === 'ready');
}

/** Sends calls on one connection as the organiser; returns the parsed answer. */
export const organiserConnection = async ({ port, headers }: Club) => {
  const connection = await Connection.open(port);
  const send = async (method: string, path: string, body?: object) => {
    const answer = await connection.send(method, `${apiBasePath}${path}`, {
      headers: `${headers}prefer: return=minimal\r\nx-request-id: ${newId()}\r\n`,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${String(answer.body)}`);
    return answer.body;
  };
  return { send, close: () => connection.close() };
};
