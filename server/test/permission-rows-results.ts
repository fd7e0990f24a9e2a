import type { resultRoutes } from '@neundarter/contract/routes/results';
import { of, type Rows } from './permission-calls.ts';
import { asOrganiser, type Calls } from './permission-rows-running.ts';
import type { SceneTournament } from './permission-tournaments.ts';

const paper = { kind: 'paper', score: { kind: 'legs', legs: [[1, 0]] } };

const finished = async ({ id, matchId }: SceneTournament, { must, matchesOf }: Calls): Promise<string> => {
  const match = (await matchesOf(id)).find((one) => one.matchId === matchId);
  if (match?.status === 'ready') await must(`POST /events/${id}/matches/${matchId}/result`, { body: paper });
  return matchId;
};

/** Rows of the calls about results, in a running tournament of Anna's club. */
export const resultRows: Rows<keyof typeof resultRoutes> = {
  enterResult: asOrganiser(({ id, matchId }) => of(`POST /events/${id}/matches/${matchId}/result`, paper)),
  undoResult: asOrganiser(async (tournament, calls) =>
    of(`PATCH /events/${tournament.id}/matches/${await finished(tournament, calls)}/undo-result`, {
      reason: 'Verschrieben',
    }),
  ),
  readTakeOver: asOrganiser(({ id, matchId }) => of(`GET /events/${id}/matches/${matchId}/take-over`)),
  readDependents: asOrganiser(({ id, matchId }) => of(`GET /events/${id}/matches/${matchId}/dependents`)),
};
