import Type, { type Static } from 'typebox';
import { closed, Id } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

/** `playing`: takes part in a match with a recent throw; `online`: signed in and has a page open. */
export const lobbyStatuses = ['online', 'playing', 'offline'] as const;
export type LobbyStatus = (typeof lobbyStatuses)[number];

/** A player in the list of the lobby. */
export const LobbyPlayerSchema = Type.Object(
  {
    id: Id,
    firstName: Type.String(),
    lastName: nullable(Type.String()),
    nickName: nullable(Type.String()),
    fullName: Type.String(),
    pictureUrl: nullable(Type.String()),
    status: oneOf(lobbyStatuses),
    matchId: nullable(
      Type.String({
        description:
          'the match to watch while the player is playing; else null, also if the caller may not see it',
      }),
    ),
    onlineMatchesAllowed: Type.Boolean({ description: 'whether they can be asked for an online match' }),
    isTeammate: Type.Boolean({
      description: 'in a team with the caller; teammates are listed even while offline',
    }),
  },
  closed,
);
export type LobbyPlayer = Static<typeof LobbyPlayerSchema>;
