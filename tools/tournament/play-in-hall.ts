// Plays a started tournament as a hall does: the organiser calls what the program proposes, and the tablet of each board
// plays what is called there.
import { setTimeout as wait } from 'node:timers/promises';
import { callableNow, callMatch, chosenBoard, waitsForRelease } from '../hall/organiser.ts';
import { bindTablet, serveBoard } from '../hall/tablet.ts';
import { type Client, ignoreRefusal } from '../replay/api-client.ts';
import { newId } from './new-id.ts';
import type { OpenClub } from './open-club.ts';

/** How often organiser and tablets look when nothing happens, in ms: with and without pauses between turns. */
const lookMs = { paced: 1000, fast: 20 };

type PlayedHall = {
  readonly club: OpenClub;
  readonly eventId: string;
  readonly boards: number;
  /** Time between two turns, in seconds. */
  readonly pace: number;
  /** Plays a match to its end and notes its result. */
  readonly play: (tablet: Client, matchId: string) => Promise<void>;
  /** Decides what waits for a decision. @returns whether the tournament goes on */
  readonly organise: () => Promise<boolean>;
};

const createBoards = async ({ club, boards }: PlayedHall): Promise<readonly string[]> => {
  const { organiser, teamId: id } = club;
  const known = await organiser.call('GET /teams/{id}/boards', { id });
  const more = Array.from({ length: Math.max(0, boards - known.length) }, (_, index) => ({
    id: newId(),
    name: `Board ${known.length + index + 1}`,
  }));
  const all =
    more.length === 0
      ? known
      : await organiser.call('POST /teams/{id}/boards', { id, body: { boards: more } });
  return all.slice(0, boards).map((board) => board.id);
};

/** Plays all matches on the boards, until the tournament is over. */
export async function playInHall(hall: PlayedHall): Promise<void> {
  const { club, eventId: id, pace, play, organise } = hall;
  const { url, organiser, teamId } = club;
  const pauseMs = pace > 0 ? lookMs.paced : lookMs.fast;
  const boardIds = await createBoards(hall);
  await organiser.call('PATCH /events/{id}/boards', { id, body: { boards: boardIds.map(chosenBoard) } });
  const tablets = await Promise.all(
    boardIds.map((boardId) => bindTablet({ url, organiser, teamId, boardId })),
  );
  const over = new AbortController();
  let underWay = 0;
  const playThere = async (tablet: Client, matchId: string) => {
    underWay += 1;
    await play(tablet, matchId).finally(() => {
      underWay -= 1;
    });
  };
  const serve = async (tablet: Client): Promise<void> => {
    const playing = {
      comeMs: () => 2000 * pace,
      play: ({ id: matchId }: { readonly id: string }) => playThere(tablet, matchId),
    };
    while (!over.signal.aborted) if (!(await serveBoard(tablet, playing))) await wait(pauseMs);
  };
  const call = async (): Promise<void> => {
    while (await organise()) {
      const seen = await organiser.call('GET /events/{id}/hall', { id });
      if (waitsForRelease(seen))
        await organiser.call('PATCH /events/{id}/hall/release', { id }).catch(ignoreRefusal);
      // Somebody who waits for nothing else is called although a pause is not over.
      const isIdle = underWay === 0 && seen.calls.length === 0;
      for (const wanted of isIdle ? callableNow(seen) : seen.play) await callMatch(organiser, id, wanted);
      await wait(pauseMs);
    }
  };
  await Promise.all([call().finally(() => over.abort()), ...tablets.map(serve)]);
}
