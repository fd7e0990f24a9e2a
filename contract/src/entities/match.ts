import { eventTypes } from '@neundarter/rules/access/events';
import type { MatchEventFacts } from '@neundarter/rules/access/match';
import { configRanges } from '@neundarter/rules/match/config';
import { type OnlineMatchRequest, onlineRequestStatuses } from '@neundarter/rules/match/online-request';
import { maxTurnsOfMatch } from '@neundarter/rules/match/turn-limit';
import type {
  Match,
  MatchConfig,
  MatchSummary,
  Party,
  PerParty,
  Standing,
  Throw,
  Winner,
} from '@neundarter/rules/match/types';
import Type, { type Static } from 'typebox';
import {
  maxCorrections,
  maxDescriptionLength,
  maxNameLength,
  maxReasonLength,
  maxReopenings,
} from '../limits.ts';
import { closed, Id, name, TimeStamp, text } from './common.ts';
import { eventRoleFields } from './event.ts';
import {
  MatchConfigSchema,
  nullable,
  oneOf,
  PartialMatchConfigSchema,
  StartingScoresSchema,
} from './match-config.ts';
import { CorrectionSchema, type MatchCorrection } from './match-correction.ts';
import { MatchStatusSchema, StandingSchema, SummarySchema } from './match-figures.ts';
import { LegSchema, MatchSetSchema, PartyIndexSchema, ThrowSchema, WinnerSchema } from './match-turns.ts';
import { PartiesSchema, SentPartiesSchema } from './party.ts';

/** Which player asked which other one to play online, and the answer so far. */
const OnlineMatchRequestSchema = Type.Object(
  { status: oneOf(onlineRequestStatuses), requestedByPlayerId: Id, requestedToPlayerId: Id },
  closed,
);

/**
 * The fields of the event that decide who may use the match; part of the match, so that a device knows them offline.
 * Fields that depend on the caller are only in matches and lists, not in a standing, which is the same for all callers.
 */
const MatchEventSchema = Type.Object({ teamId: Id, type: oneOf(eventTypes), ...eventRoleFields }, closed);

/** Fields of a match in lists and on scoreboards: everything except the turns and the summary. */
const headFields = {
  parties: PartiesSchema,
  config: MatchConfigSchema,
  startingScores: Type.Optional(StartingScoresSchema),
  status: MatchStatusSchema,
  eventId: nullable(Id),
  eventName: nullable(Type.String()),
  event: nullable(MatchEventSchema),
  description: nullable(Type.String()),
  isOnlineMatch: Type.Boolean({ description: 'two registered players, each at a board of their own' }),
  onlineMatchRequest: nullable(OnlineMatchRequestSchema),
  isForfeited: Type.Boolean({
    description: 'given to a party, before the start or (with a start) during the match',
  }),
  isCompletedOnPaper: Type.Optional(
    Type.Literal(true, { description: 'the last legs come from paper; missing otherwise' }),
  ),
  winningParty: Type.Unsafe<Winner | null>({
    ...nullable(WinnerSchema),
    description: 'null before the end, and if both parties have lost',
  }),
  caller: nullable(Type.String({ description: 'player who calls the scores' })),
  canSwitchPlayer: Type.Boolean(),
  createdById: Type.String({ description: 'guest or user who created the match' }),
  timeStamp: TimeStamp,
  startedAt: Type.Unsafe<number | null>({
    ...nullable(TimeStamp),
    description:
      'null before the start, and in a match that ended without it: a forfeit, a result from paper',
  }),
  finishedAt: nullable(TimeStamp),
  finishReceivedAt: Type.Optional(
    Type.Unsafe<number>({
      ...TimeStamp,
      description: 'when the server learned of the last end; stays if the match runs again',
    }),
  ),
  startingParty: PartyIndexSchema,
  startingPlayerId: nullable(Type.String()),
  currentParty: PartyIndexSchema,
  currentPlayerId: nullable(Type.String()),
  standing: StandingSchema,
  revision: Type.Integer({ minimum: 0, description: 'number of changes to this match so far' }),
};

/** A match was reopened after its result was final. */
const ReopeningSchema = Type.Object({ at: TimeStamp, reason: Type.String() }, closed);

export const MatchHeadSchema = Type.Object({ id: Id, props: Type.Object(headFields, closed) }, closed);

/** A match in a list of matches of all kinds. */
export const ListedMatchSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        ...headFields,
        board: Type.Optional(
          Type.String({ description: 'label of the board; missing without one, and after the end' }),
        ),
      },
      closed,
    ),
  },
  closed,
);

export const MatchSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        ...headFields,
        sets: Type.Array(MatchSetSchema, {
          maxItems: configRanges.maxSetsToPlay.max,
          description: `together at most ${maxTurnsOfMatch} turns`,
        }),
        currentSet: nullable(Type.Object({ setNumber: Type.Integer(), currentLeg: LegSchema }, closed)),
        summary: nullable(SummarySchema),
        reopenings: Type.Optional(
          Type.Array(ReopeningSchema, {
            maxItems: maxReopenings,
            description: 'missing if there are none',
          }),
        ),
        corrections: Type.Optional(
          Type.Array(CorrectionSchema, {
            maxItems: maxCorrections,
            description: 'missing if there are none',
          }),
        ),
      },
      closed,
    ),
  },
  closed,
);

/** Answer of `GET /matches/{id}/standing`: what a spectator needs of a match. */
export const MatchStandingSchema = Type.Object({ id: Id, ...headFields }, closed);

/** Minimal answer of a call that changes the turns of a match. */
export const MinimalMatchSchema = Type.Object(
  {
    id: Id,
    revision: headFields.revision,
    standing: StandingSchema,
    lastThrow: nullable(ThrowSchema),
  },
  closed,
);

/** One leg with everything that a page needs to show it. */
export const LegDetailSchema = Type.Object(
  {
    matchId: Id,
    setNumber: Type.Integer({ minimum: 1 }),
    parties: PartiesSchema,
    config: MatchConfigSchema,
    leg: LegSchema,
  },
  closed,
);

/** Fields that a client may set when it creates a match. */
export const NewMatchPropsSchema = Type.Object(
  {
    parties: SentPartiesSchema,
    config: Type.Optional(PartialMatchConfigSchema),
    startingScores: Type.Optional(StartingScoresSchema),
    startingParty: Type.Optional(PartyIndexSchema),
    eventId: Type.Optional(Id),
    // Not a `name`: the server cleans the names in matches that devices made by older rules.
    eventName: Type.Optional(text({ minLength: 1, maxLength: maxNameLength })),
    description: Type.Optional(text({ maxLength: maxDescriptionLength })),
    isOnlineMatch: Type.Optional(Type.Boolean()),
    timeStamp: Type.Optional(TimeStamp),
  },
  closed,
);

/** Why a match is reopened. */
export const ReopenReason = name(maxReasonLength);

/** Fields that a client may change before the match starts. */
export const ChangedMatchPropsSchema = Type.Object(
  {
    parties: Type.Optional(SentPartiesSchema),
    config: Type.Optional(PartialMatchConfigSchema),
    startingScores: Type.Optional(nullable(StartingScoresSchema)),
    description: Type.Optional(text({ maxLength: maxDescriptionLength })),
    caller: Type.Optional(nullable(Id)),
  },
  { ...closed, minProperties: 1 },
);

/** The event of a match, with the fields that depend on the caller. */
export type MatchEvent = MatchEventFacts;

type MatchHeadProps = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  /** Points of each side at the start of a leg; missing if both start from those of the configuration. */
  readonly startingScores?: PerParty<number>;
  readonly status: Match['status'];
  readonly eventId: string | null;
  readonly eventName: string | null;
  readonly event: MatchEvent | null;
  readonly description: string | null;
  readonly isOnlineMatch: boolean;
  readonly onlineMatchRequest: OnlineMatchRequest | null;
  readonly isForfeited: boolean;
  /** Whether the last legs come from paper; missing otherwise. */
  readonly isCompletedOnPaper?: true;
  readonly winningParty: Match['winningParty'];
  readonly caller: string | null;
  readonly canSwitchPlayer: boolean;
  readonly createdById: string;
  readonly timeStamp: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** When the server learned of the last end, ms since 1970; missing if the match was never finished. */
  readonly finishReceivedAt?: number;
  readonly startingParty: 0 | 1;
  readonly startingPlayerId: string | null;
  readonly currentParty: 0 | 1;
  readonly currentPlayerId: string | null;
  readonly standing: Standing;
  readonly revision: number;
};

/** A match without its turns. */
export type MatchHead = { readonly id: string; readonly props: MatchHeadProps };

/** A match in a list of matches of all kinds, with the label of its board until it has ended. */
export type ListedMatch = {
  readonly id: string;
  readonly props: MatchHeadProps & { readonly board?: string };
};

/** Why a match was reopened after its result was final. `at`: ms since 1970 */
export type MatchReopening = Static<typeof ReopeningSchema>;

/** A match with all its turns. */
export type MatchEntity = {
  readonly id: string;
  readonly props: MatchHeadProps & {
    readonly sets: Match['sets'];
    readonly currentSet: {
      readonly setNumber: number;
      readonly currentLeg: Match['sets'][number]['legs'][number];
    } | null;
    readonly summary: MatchSummary | null;
    /** Missing if there are none. */
    readonly reopenings?: readonly MatchReopening[];
    /** Missing if there are none. */
    readonly corrections?: readonly MatchCorrection[];
  };
};

/** A match in the shape for scoreboards. */
export type MatchStanding = { readonly id: string } & MatchHeadProps;

/**
 * What a device needs in order to bring its copy of a match up to date after its own change: if `revision` is the next
 * one after its copy, its change was the only one.
 */
export type MinimalMatch = {
  readonly id: string;
  readonly revision: number;
  readonly standing: Standing;
  /** The turn that the call recorded, as long as it is the last one of the match; otherwise null. */
  readonly lastThrow: Throw | null;
};

export type LegDetail = {
  readonly matchId: string;
  readonly setNumber: number;
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly leg: Match['sets'][number]['legs'][number];
};

export type NewMatchProps = Static<typeof NewMatchPropsSchema>;
export type ChangedMatchProps = Static<typeof ChangedMatchPropsSchema>;
