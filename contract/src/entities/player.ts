import Type, { type Static } from 'typebox';
import { maxNameLength, onlineIdPattern, typedOnlineIdPattern } from '../limits.ts';
import { closed, Id, lineOfText, name } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const Name = name(maxNameLength);
/** An empty name means the same as null. */
const OptionalName = nullable(lineOfText({ maxLength: maxNameLength }));

export const OnlineId = Type.String({
  pattern: typedOnlineIdPattern,
  description: 'first six characters of the id; upper and lower case are the same',
});

export const PictureSchema = Type.Object({ contentType: Type.String(), base64Image: Type.String() }, closed);

export const playerTypes = ['registered', 'external'] as const;
const teamStatuses = ['confirmed', 'invite-pending'] as const;

export const PlayerSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        type: oneOf(playerTypes),
        firstName: Type.String({ description: 'empty until the player has entered one' }),
        lastName: nullable(Type.String()),
        nickName: nullable(Type.String()),
        fullName: Type.String(),
        onlineId: Type.String({ pattern: onlineIdPattern }),
        externalId: nullable(Type.String({ description: 'id of the player in the league' })),
        settings: Type.Object({ onlineMatchesAllowed: Type.Boolean(), currentTeamId: nullable(Id) }, closed),
        teamStatus: Type.Optional(
          Type.Unsafe<(typeof teamStatuses)[number]>({
            ...oneOf(teamStatuses),
            description: 'only in the list of a team',
          }),
        ),
        pictureUrl: nullable(Type.String({ description: 'path on this server; changes with the picture' })),
        picture: Type.Optional(nullable(PictureSchema)),
      },
      closed,
    ),
  },
  closed,
);
export type PlayerEntity = Static<typeof PlayerSchema>;

/** What the search by online id returns. */
export const OnlinePlayerSchema = Type.Object(
  { id: Id, firstName: Type.String(), lastName: nullable(Type.String()) },
  closed,
);
export type OnlinePlayer = Static<typeof OnlinePlayerSchema>;

export const NewPlayerPropsSchema = Type.Object(
  {
    firstName: Name,
    lastName: Type.Optional(OptionalName),
    nickName: Type.Optional(OptionalName),
    externalId: Type.Optional(OptionalName),
  },
  closed,
);
export type NewPlayerProps = Static<typeof NewPlayerPropsSchema>;

export const ChangedPlayerPropsSchema = Type.Object(
  {
    firstName: Type.Optional(Name),
    lastName: Type.Optional(OptionalName),
    nickName: Type.Optional(OptionalName),
    externalId: Type.Optional(OptionalName),
    settings: Type.Optional(
      Type.Object(
        {
          onlineMatchesAllowed: Type.Optional(Type.Boolean()),
          currentTeamId: Type.Optional(nullable(Id)),
        },
        { ...closed, minProperties: 1 },
      ),
    ),
    picture: Type.Optional(Type.Null({ description: 'null removes the picture' })),
  },
  { ...closed, minProperties: 1 },
);
export type ChangedPlayerProps = Static<typeof ChangedPlayerPropsSchema>;
