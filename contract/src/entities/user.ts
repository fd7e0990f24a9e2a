import { userRoles } from '@neundarter/rules/access/actor';
import { emailAddressPattern, maxEmailAddressLength } from '@neundarter/rules/access/email-address';
import Type, { type Static } from 'typebox';
import { maxPasswordLength, maxTeamsOfPlayer } from '../limits.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

export const EmailAddress = Type.String({
  minLength: 3,
  maxLength: maxEmailAddressLength,
  pattern: emailAddressPattern,
  description: 'upper and lower case are the same',
});

export const Password = Type.String({ minLength: 1, maxLength: maxPasswordLength });

/** Token from the link of a mail. */
export const MailToken = Type.String({ minLength: 1, maxLength: 100 });

export const Roles = Type.Array(oneOf(userRoles), { maxItems: userRoles.length, uniqueItems: true });

export const UserSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        emailAddress: Type.Union([Type.String(), Type.Null()], {
          description: 'null unless the caller is this user or an admin',
        }),
        isVerified: Type.Boolean({ description: 'whether the address is confirmed' }),
        playerId: nullable(Id),
        teamIds: Type.Array(Id, {
          maxItems: maxTeamsOfPlayer,
          description: 'teams the player is a confirmed member of',
        }),
        roles: Type.Array(oneOf(userRoles), {
          maxItems: userRoles.length,
          description: 'with team-admin if the user is one in any team',
        }),
        adminOfTeamIds: Type.Optional(
          Type.Array(Id, {
            maxItems: maxTeamsOfPlayer,
            description: 'teams of which the user is team admin',
          }),
        ),
        lastSeen: nullable(TimeStamp),
      },
      closed,
    ),
  },
  closed,
);
export type UserEntity = Static<typeof UserSchema>;

/** Answer of every call that signs in. */
export const SessionSchema = Type.Object(
  {
    token: Type.String({ description: 'for the authorization header; keep it secret' }),
    expiresAt: TimeStamp,
    deviceToken: Type.Optional(
      Type.String({ description: 'send it with later logins on this device; gives no rights' }),
    ),
    user: UserSchema,
  },
  closed,
);
export type Session = Static<typeof SessionSchema>;
