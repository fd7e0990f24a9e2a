import type { ScoringGameHead } from '@neundarter/contract/entities/scoring-game';
import { bestGame } from '@neundarter/rules/practice/best-game';
import {
  kindIn,
  kindNamed,
  type MayNameKind,
  naming,
  type PracticeKindName,
} from '@neundarter/rules/practice/practice-kinds';
import { noOfThrowsIn, standingOfGame } from '@neundarter/rules/practice/standing';
import type { ScoringGameStatus } from '@neundarter/rules/practice/types';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useAccount } from '../people/account.ts';
import { isBy, readViewer, useViewer, type Viewer } from '../people/viewer.ts';
import { type DeviceGame, foldGame } from './game-commands.ts';
import { gameQueue } from './game-queue.ts';

/** Games per page of the history. Specification: history page size. */
export const gamesPerPage = 3;

/** A game as lists show it; without a kind, it is Scoring 20, as on the wire. */
export type GameEntry = MayNameKind & {
  readonly id: string;
  readonly status: ScoringGameStatus;
  readonly startDateTime: number;
  readonly score: number;
  readonly noOfThrows: number;
  /** Whether a change of it has not been sent yet. */
  readonly isUnsent: boolean;
};

/** Time between two reads of this device's games, which other tabs and sent commands change. ms */
const refreshMs = 2000;

const entryOfHead = ({ id, props }: ScoringGameHead): GameEntry => ({
  id,
  ...naming(kindIn(props)),
  status: props.status,
  startDateTime: props.startDateTime,
  score: props.standing.score,
  noOfThrows: noOfThrowsIn(props.standing),
  isUnsent: false,
});

const isOwn = ({ base, queue }: DeviceGame, viewer: Viewer): boolean => {
  const playerId = base?.props.playerId ?? (queue[0]?.kind === 'create' ? queue[0].newGame.playerId : null);
  if (playerId !== null) return viewer.actors.some((actor) => actor.playerId === playerId);
  return base === null || isBy(viewer, base.props.createdById);
};

/** The viewer's own games on this device, newest first. */
export const deviceEntries = (records: readonly DeviceGame[], viewer: Viewer): readonly GameEntry[] =>
  records
    .filter((record) => isOwn(record, viewer))
    .flatMap((record) => {
      const game = foldGame(record);
      if (game === null) return [];
      const { id, kind, status, startDateTime, throws } = game;
      const { score } = standingOfGame(game);
      const isUnsent = record.queue.length > 0;
      return [{ id, ...naming(kind), status, startDateTime, score, noOfThrows: throws.length, isUnsent }];
    })
    .toSorted((one, other) => other.startDateTime - one.startDateTime);

/** The games of one kind. */
export const ofKind = (kind: PracticeKindName, entries: readonly GameEntry[]): readonly GameEntry[] =>
  entries.filter((entry) => kindIn(entry) === kind);

const key = 'scoring-games';

/** The practice games on this device, kept up to date; `undefined` until they have been read. */
export function useDeviceGames(): readonly GameEntry[] | undefined {
  const viewer = useViewer();
  const { data } = useQuery({
    queryKey: [key, 'device', viewer.actors.map(({ id }) => id)],
    queryFn: async () => deviceEntries(await gameQueue().readAll(), readViewer()),
    refetchInterval: refreshMs,
    refetchOnMount: 'always',
    networkMode: 'always',
    retry: false,
  });
  return data;
}

/** Read again at every mount, so that a finished game is in the lists when the player comes back. */
const always = { staleTime: 0, refetchOnMount: 'always', placeholderData: keepPreviousData } as const;

/** Changes when a game of this device has reached the server, so that the lists are read again. */
const settledMark = (device: readonly GameEntry[] | undefined): string =>
  (device ?? [])
    .filter(({ isUnsent }) => !isUnsent)
    .map(({ id, noOfThrows }) => `${id}:${noOfThrows}`)
    .join();

type Device = readonly GameEntry[] | undefined;

/** Whose games a page of the history shows. */
type History = {
  readonly kind: PracticeKindName;
  readonly playerId: string;
  /** From 1. */
  readonly page: number;
};

/** One page of a player's finished games of a kind, newest first, and their total number. */
export function useGameHistory({ kind, playerId, page }: History, device: Device) {
  return useQuery({
    queryKey: [key, 'history', kind, playerId, page, settledMark(device)],
    queryFn: async ({ signal }) => {
      const filter = { playerId, status: 'finished', ...naming(kind) } as const;
      const place = { skip: (page - 1) * gamesPerPage, limit: gamesPerPage };
      const [games, { count }] = await Promise.all([
        request('GET /scoring-games', { query: { ...filter, ...place }, signal }),
        request('GET /scoring-games/count', { query: filter, signal }),
      ]);
      return { games: games.map(entryOfHead), count };
    },
    ...always,
  });
}

/**
 * Best finished and newest running game of a kind of the player or guest; without network only games on this device.
 */
export function useGamesAtAGlance(
  kind: PracticeKindName,
  device: Device,
): {
  readonly best: GameEntry | null;
  readonly running: GameEntry | null;
} {
  const { player } = useAccount();
  const filter = { ...(player === null ? {} : { playerId: player.id }), ...naming(kind) };
  const { data = [] } = useQuery({
    queryKey: [key, 'glance', filter, settledMark(device)],
    queryFn: async ({ signal }) => {
      const one = { ...filter, limit: 1 };
      const [best, running] = await Promise.all([
        request('GET /scoring-games', { query: { ...one, status: 'finished', order: 'best' }, signal }),
        request('GET /scoring-games', { query: { ...one, status: 'running' }, signal }),
      ]);
      return [...best, ...running].map(entryOfHead);
    },
    ...always,
  });
  // This device's copy of a game is never older than the server's answer.
  const own = new Set((device ?? []).map(({ id }) => id));
  const all = [...ofKind(kind, device ?? []), ...data.filter(({ id }) => !own.has(id))];
  const running = all
    .filter(({ status }) => status === 'running')
    .toSorted((one, other) => other.startDateTime - one.startDateTime);
  return { best: bestGame(all, kindNamed(kind).best), running: running[0] ?? null };
}
