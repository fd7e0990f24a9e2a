// A small hall for tests: a running tournament of four people on three boards.
import { tournamentEntry, tournamentEvent } from './tournaments.ts';

/** An organiser. */
export const chief = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
export const people = ['Anna A', 'Ben B', 'Kat K', 'Tim T'].map((name, position) =>
  tournamentEntry(name, position),
);
export const entrant = (id: string) => ({ kind: 'entrant', entrant: id }) as const;
/** A match of the first round that can be played. */
export const planned = (number: number, home: string, away: string) => ({
  key: `knockout/0/${number - 1}`,
  matchId: `m${number}`,
  number,
  stage: 'knockout' as const,
  groupId: null,
  round: 0,
  index: number - 1,
  matchDay: null,
  status: 'ready' as const,
  slots: [entrant(home), entrant(away)] as [ReturnType<typeof entrant>, ReturnType<typeof entrant>],
  winner: null,
  score: null,
  caller: null,
  board: null,
});
export const state = {
  matches: [planned(1, 'anna', 'ben'), planned(2, 'kat', 'tim')],
  needed: [],
  lots: [],
  withdrawn: [],
  standings: [],
  places: [],
  winner: null,
};
export const event = tournamentEvent({ status: 'running', participants: people, state });
/** A free board. */
export const board = (number: number, more: object = {}) => ({
  id: `b${number}`,
  name: `Board ${number}`,
  state: 'open',
  isStream: false,
  since: null,
  revision: 0,
  matches: [],
  waiting: 0,
  ...more,
});
export const hall = {
  eventId: 'cup1',
  mode: 'proposal',
  boards: [board(1), board(2), board(3, { state: 'broken' })],
  calls: [],
  taken: [],
  play: [{ matchId: 'm1', boardId: 'b1', reason: 'waited-long', waited: 50 * 60_000 }],
  next: [],
  waiting: [{ matchId: 'm2', why: 'busy', person: 'player-kat', duty: 'calling' }],
  attendance: [{ entrant: 'tim', presence: 'expected', comingAt: null, pauseUntil: null, isCaller: true }],
};
export const noReports = { isOpen: true, reports: [] as object[] };
