// A tablet at a board of a hall, as `/board/{code}` is one: it plays what is called to its board.
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchThere } from '@neundarter/contract/entities/tablet';
import { type Client, connect, Refusal } from '../replay/api-client.ts';
import { newId } from '../tournament/new-id.ts';

/** The organiser of a team, and the board at which the tablet stands. */
type Place = {
  readonly url: string;
  readonly organiser: Client;
  readonly teamId: string;
  readonly boardId: string;
};

/** Binds a new tablet to a board by the code that the organiser shows. Its calls carry its key. */
export const bindTablet = async ({ url, organiser, teamId, boardId }: Place): Promise<Client> => {
  const { code } = await organiser.call('POST /teams/{id}/boards/{boardId}/tablet-code', {
    id: teamId,
    boardId,
  });
  const guest = await connect(url);
  const { key } = await guest.call('POST /tablets/', { body: { id: newId(), code } });
  return connect(url, { tabletKey: key });
};

/** Unbinds all tablets of a hall. */
export const unbindTablets = async ({
  organiser,
  teamId: id,
}: Omit<Place, 'url' | 'boardId'>): Promise<void> => {
  for (const { id: tabletId } of await organiser.call('GET /teams/{id}/tablets', { id }))
    await organiser.call('DELETE /teams/{id}/tablets/{tabletId}', { id, tabletId });
};

/** How a tablet plays. */
type Playing = {
  /** Time until the people who were called stand at the board. */
  readonly comeMs: () => number;
  /** Plays the match that is called to the board, or runs there, to its end. */
  readonly play: (match: MatchThere['match']) => Promise<void>;
};

/**
 * One look of a tablet at its board: who is called there confirms it and plays.
 * @returns whether it has played a match
 */
export const serveBoard = async (tablet: Client, { comeMs, play }: Playing): Promise<boolean> => {
  const { now } = await tablet.call('PATCH /tablets/own', { body: {} });
  if (now === null) return false;
  const { match, call } = now;
  if (call !== null && call.presentAt === null) {
    await wait(comeMs());
    try {
      await tablet.call('PATCH /tablets/own/present', { body: { matchId: match.id } });
    } catch (error) {
      // The organiser has called it elsewhere meanwhile.
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
  await play(match);
  return true;
};
