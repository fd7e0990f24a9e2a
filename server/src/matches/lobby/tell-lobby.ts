import type { PresenceChanged } from '@neundarter/contract/live';
import type { Live } from '../../platform/live.ts';
import { lobbyRoom, type Room } from '../../platform/live-channel.ts';
import type { Log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChangeScope, Presence } from '../../platform/presence.ts';
import { findTeamIdsOf } from '../../teams/reads.ts';
import { findLobbyPlayers, type LobbyEntry, type ShownPlayer } from './find-lobby-players.ts';

type LobbyNews = {
  readonly playerId: string;
  /** Which processes to inform; by default all. */
  readonly scope?: ChangeScope;
  /** Whether strangers could see the player before the change. */
  readonly wasOpen?: boolean;
};

/** Never rejects: a browser that has missed news reads the lobby again soon. */
export type TellLobby = (news: LobbyNews) => Promise<void>;

type Parts = Pick<Platform, 'db' | 'clock'> & {
  readonly log: Log;
  readonly presence: Pick<Presence, 'playerIds'>;
  /** Null while the server starts. */
  readonly live: () => Pick<Live, 'publish' | 'publishHere'> | null;
};

type Message = { readonly rooms: readonly Room[]; readonly player: ShownPlayer };

const messagesFor = async (
  { db, clock, presence }: Parts,
  { playerId, wasOpen = false }: LobbyNews,
): Promise<readonly Message[]> => {
  const present = await presence.playerIds();
  const { entry, teamIds } = await db.read(async (q) => ({
    entry: (await findLobbyPlayers(q, [playerId], { present, now: clock.now() }))[0],
    teamIds: await findTeamIdsOf(q, playerId),
  }));
  // The account was deleted, so the player has no teams and no name any more.
  if (entry === undefined) return [{ rooms: ['lobby'], player: gone(playerId) }];
  const player = entry.entryFor([]);
  const insiders = insidersOf(entry);
  if (player.onlineMatchesAllowed) return [{ rooms: ['lobby'], player }, ...insiders];
  const hidden: Message = { rooms: ['lobby'], player: { ...player, status: 'offline', matchId: null } };
  const toTeams = teamIds.length === 0 ? [] : [{ rooms: teamIds.map(lobbyRoom), player }];
  const toInsiders = insiders.filter(() => teamIds.includes(entry.playing?.closedTeamId ?? ''));
  return [...(wasOpen ? [hidden] : []), ...toTeams, ...toInsiders];
};

/** The members of the team of an event that is not public also learn which match the player plays. */
const insidersOf = ({ playing, entryFor }: LobbyEntry): readonly Message[] => {
  const teamId = playing?.closedTeamId ?? null;
  return teamId === null ? [] : [{ rooms: [lobbyRoom(teamId)], player: entryFor([teamId]) }];
};

const gone = (id: string): ShownPlayer => ({
  id,
  firstName: '',
  lastName: null,
  nickName: null,
  fullName: '',
  pictureUrl: null,
  status: 'offline',
  matchId: null,
  onlineMatchesAllowed: false,
});

/**
 * Sends a player's current lobby entry to everybody in the lobby who may see the player. Updates of one player are sent
 * one after another, each with the state at the time of sending.
 */
export const tellLobby = (parts: Parts): TellLobby => {
  const last = new Map<string, Promise<void>>();
  const tell = async (news: LobbyNews): Promise<void> => {
    const live = parts.live();
    if (live === null) return;
    for (const { rooms, player } of await messagesFor(parts, news)) {
      const changed: PresenceChanged = { player };
      if (news.scope === 'here') live.publishHere(rooms, 'presence-changed', changed);
      else await live.publish(rooms, 'presence-changed', changed);
    }
  };
  return (news) => {
    const { playerId } = news;
    const mine = (last.get(playerId) ?? Promise.resolve())
      .then(() => tell(news))
      .catch((error: unknown) => parts.log.debug({ err: error }, 'the lobby was not told'))
      .then(() => {
        if (last.get(playerId) === mine) last.delete(playerId);
      });
    last.set(playerId, mine);
    return mine;
  };
};
