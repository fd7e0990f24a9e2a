import Type, { type Static } from 'typebox';
import { maxNameLength, maxWishMessageLength, onlineIdPattern } from '../limits.ts';
import { closed, Id, name, TimeStamp, text } from './common.ts';
import { nullable } from './match-config.ts';
import { PictureSchema } from './player.ts';

const TeamName = name(maxNameLength);

export const TeamSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        name: Type.String(),
        canUseTournaments: Type.Boolean(),
        referralCode: nullable(
          Type.String({
            pattern: onlineIdPattern,
            description: 'null unless the caller administers the team',
          }),
        ),
        members: Type.Integer({ minimum: 0, description: 'number of confirmed players' }),
        pictureUrl: nullable(Type.String({ description: 'path on this server; changes with the picture' })),
        picture: Type.Optional(nullable(PictureSchema)),
      },
      closed,
    ),
  },
  closed,
);
export type TeamEntity = Static<typeof TeamSchema>;

export const NewTeamPropsSchema = Type.Object({ name: TeamName }, closed);
export type NewTeamProps = Static<typeof NewTeamPropsSchema>;

export const ChangedTeamPropsSchema = Type.Object(
  {
    name: Type.Optional(TeamName),
    canUseTournaments: Type.Optional(Type.Boolean()),
    picture: Type.Optional(Type.Null({ description: 'null removes the picture' })),
  },
  { ...closed, minProperties: 1 },
);
export type ChangedTeamProps = Static<typeof ChangedTeamPropsSchema>;

/** A club asks the platform for a team. */
export const TeamWishSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        name: TeamName,
        message: Type.String(),
        playerId: Id,
        playerName: Type.String(),
        createdAt: TimeStamp,
      },
      closed,
    ),
  },
  closed,
);
export type TeamWish = Static<typeof TeamWishSchema>;

export const NewTeamWishPropsSchema = Type.Object(
  { name: TeamName, message: Type.Optional(text({ maxLength: maxWishMessageLength })) },
  closed,
);

export const InviteCheckSchema = Type.Object(
  {
    teamId: Id,
    teamName: Type.String(),
    playerId: Id,
    isRegistered: Type.Boolean({ description: 'whether the player has an account' }),
  },
  closed,
);
export type InviteCheck = Static<typeof InviteCheckSchema>;
