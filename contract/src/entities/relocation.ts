import Type, { type Static } from 'typebox';
import { maxRelocationLength, relocationCodePattern } from '../limits.ts';
import { closed, Id, name, TimeStamp, text } from './common.ts';
import { SessionSchema } from './user.ts';

export const RelocationCode = Type.String({ pattern: relocationCodePattern, description: '128 random bits' });

/** What a device takes along; only the device knows the shape of its content. */
export const NewRelocation = Type.Object(
  {
    content: text({ maxLength: maxRelocationLength }),
    guestToken: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'of the guest that the device of a signed-in user also is; it is not stored',
      }),
    ),
  },
  closed,
);

export const OpenRelocation = Type.Object({ code: RelocationCode, expiresAt: TimeStamp }, closed);

export const RelocationState = Type.Object(
  {
    state: Type.Union([Type.Literal('open'), Type.Literal('taken'), Type.Literal('expired')]),
    name: Type.Union([name(300), Type.Null()], {
      description: 'of the user who goes over, or their address, while it is open; null for a guest',
    }),
    isUser: Type.Boolean(),
  },
  closed,
);
export type RelocationState = Static<typeof RelocationState>;

/** What arrives at the secure address; null for the identity that the device did not have. */
export const TakenRelocation = Type.Object(
  {
    content: text({ maxLength: maxRelocationLength }),
    session: Type.Union([SessionSchema, Type.Null()]),
    guest: Type.Union([
      Type.Object({ token: Type.String(), guestId: Id, expiresAt: TimeStamp }, closed),
      Type.Null(),
    ]),
  },
  closed,
);
export type TakenRelocation = Static<typeof TakenRelocation>;
