import Type, { type Static } from 'typebox';
import { maxServerAddressLength } from '../limits.ts';
import { closed, TimeStamp, text } from './common.ts';

/** The hall's own authority, as a device shows it. */
const AuthoritySchema = Type.Object(
  {
    names: Type.Array(text({ maxLength: 300 }), { maxItems: 10, description: 'names it can vouch for' }),
    networks: Type.Array(text({ maxLength: 20 }), { maxItems: 100, description: 'e.g. 192.168.1.0/24' }),
    madeAt: TimeStamp,
    fingerprint: Type.String({ description: 'SHA-256 of its certificate, as systems show it' }),
    isOneOfSeveral: Type.Boolean({ description: 'whether this server has also been in other networks' }),
  },
  closed,
);

/** How a device gets a secure address of this server. */
export const SecurePlace = Type.Object(
  {
    kind: Type.Union(
      [Type.Literal('public'), Type.Literal('own'), Type.Literal('authority'), Type.Literal('none')],
      {
        description:
          'public: every browser trusts it; own: by a certificate of the operator that browsers do not know; authority: by the ' +
          "hall's own authority, which a device has to trust first; none: this server has no https here",
      },
    ),
    address: Type.Union([text({ maxLength: maxServerAddressLength }), Type.Null()], {
      description: 'URL with https, without a slash at the end',
    }),
    problem: Type.Union([Type.Literal('clock'), Type.Literal('disk'), Type.Literal('network'), Type.Null()], {
      description: 'why there is no https: the clock of the server, its disk, or no private network',
    }),
    authority: Type.Union([AuthoritySchema, Type.Null()]),
  },
  closed,
);
export type SecurePlace = Static<typeof SecurePlace>;
