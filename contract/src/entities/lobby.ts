import Type, { type Static } from 'typebox';
import { closed, Id } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

/** `playing`: on a side of a match in which somebody threw lately; `online`: signed in with a page open. */
export const lobbyStatuses = ['online', 'playing', 'offline'] as const;
export type LobbyStatus = (typeof lobbyStatuses)[number];

/** A player as the lobby shows them. */
export const LobbyPlayerSchema = Type.Object(
  {
    id: Id,
    firstName: Type.String(),
    lastName: nullable(Type.String()),
    nickName: nullable(Type.String()),
    fullName: Type.String(),
    pictureUrl: nullable(Type.String()),
    status: oneOf(lobbyStatuses),
    matchId: nullable(Type.String({ description: 'the match to watch while playing' })),
    onlineMatchesAllowed: Type.Boolean({ description: 'whether they can be asked for an online match' }),
    isTeammate: Type.Boolean({ description: 'in a team with the caller; listed also while offline' }),
  },
  closed,
);
export type LobbyPlayer = Static<typeof LobbyPlayerSchema>;
