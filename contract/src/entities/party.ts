import { botLevels } from '@neundarter/rules/match/types';
import Type from 'typebox';
import { maxNameLength } from '../limits.ts';
import { closed, Id, lineOfText } from './common.ts';

/** Devices made such names by older rules, so the server cleans them instead of refusing a match. */
const Name = Type.String({ minLength: 1, maxLength: maxNameLength, pattern: '\\S' });

const BotLevel = Type.Union(
  botLevels.map((level) => Type.Literal(level)) as unknown as [
    Type.TLiteral<1>,
    Type.TLiteral<2>,
    Type.TLiteral<3>,
    Type.TLiteral<4>,
    Type.TLiteral<5>,
    Type.TLiteral<6>,
    Type.TLiteral<7>,
    Type.TLiteral<8>,
    Type.TLiteral<9>,
    Type.TLiteral<10>,
    Type.TLiteral<11>,
  ],
);

const RegisteredPlayer = Type.Object(
  {
    type: Type.Literal('registered'),
    id: Id,
    name: Type.Optional(Name),
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
  },
  closed,
);
const GuestPlayer = Type.Object({ type: Type.Literal('guest'), id: Id, name: Name }, closed);
const BotPlayer = Type.Object(
  { type: Type.Literal('bot'), id: Id, level: BotLevel, name: Type.Optional(Name) },
  closed,
);
const ExternalPlayer = Type.Object(
  {
    type: Type.Literal('external'),
    id: Id,
    firstName: Name,
    lastName: lineOfText({ maxLength: maxNameLength }),
  },
  closed,
);
export const MatchPlayerSchema = Type.Union([RegisteredPlayer, GuestPlayer, BotPlayer, ExternalPlayer]);

/** Parties of real people: the ones with which a client may create a match. */
export const SinglePartySchema = Type.Object(
  { type: Type.Literal('single'), player: MatchPlayerSchema },
  closed,
);
export const DoublePartySchema = Type.Object(
  { type: Type.Literal('double'), players: Type.Tuple([MatchPlayerSchema, MatchPlayerSchema]) },
  closed,
);

/** Placeholders that only tournaments make. */
const Rank = Type.Integer({ minimum: 1, maximum: 128 });
const PlaceholderPartySchemas = [
  Type.Object({ type: Type.Literal('bye') }, closed),
  Type.Object(
    { type: Type.Literal('tba-by-group'), groupId: Type.String(), groupName: Type.String(), rank: Rank },
    closed,
  ),
  Type.Object(
    { type: Type.Literal('tba-by-grouprank-order'), rankWithinGroups: Rank, rankWithinOrder: Rank },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('tba-by-match'),
      outcome: Type.Union([Type.Literal('winner'), Type.Literal('loser')]),
      matchName: Type.String(),
    },
    closed,
  ),
] as const;

const SentParty = Type.Union([SinglePartySchema, DoublePartySchema]);

/** Parties that a client may send. */
export const SentPartiesSchema = Type.Tuple([SentParty, SentParty]);

const PartySchema = Type.Union([SinglePartySchema, DoublePartySchema, ...PlaceholderPartySchemas]);
export const PartiesSchema = Type.Tuple([PartySchema, PartySchema]);
