import { matchStatuses } from '@neundarter/rules/match/types';
import { takeOverEffects } from '@neundarter/rules/tournament/course/plan-take-over';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import Type, { type Static } from 'typebox';
import { closed, Id, Reason } from '../entities/common.ts';
import { EventSchema, MinimalEventSchema } from '../entities/event.ts';
import { oneOf } from '../entities/match-config.ts';
import { route } from '../route.ts';

const tag = 'results';
const Won = Type.Integer({ minimum: 0, maximum: 197 });
const WonByBoth = Type.Tuple([Won, Won]);
const Party = Type.Union([Type.Literal(0), Type.Literal(1)]);
const PaperScore = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('legs'),
      legs: Type.Array(WonByBoth, { minItems: 1, maxItems: 197, description: 'of each set, home first' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('sets'), sets: WonByBoth }, closed),
]);

/** What the caller has read with `readDependents`, so that no match is reset that they do not know of. */
const SeenDependents = Type.Array(Id, {
  maxItems: maxMatchesOfEvent,
  description: 'ids of the matches that the caller knows will be reset',
});

/** What only the correction of a result has. */
const correction = {
  reason: Type.Optional(Reason),
  deletesTurns: Type.Optional(
    Type.Boolean({
      description: 'whether all turns of the match may be deleted, if the result contradicts them',
    }),
  ),
  reset: Type.Optional(
    Type.Unsafe<string[]>({
      ...SeenDependents,
      description:
        'another winner is meant: ids of the matches that the caller knows will be reset, because they follow from the match',
    }),
  ),
  takesOver: Type.Optional(
    Type.Boolean({
      description:
        'whether the other winner takes over the place that the earlier one has come to; `reset` names the matches that are played anew for it, see `readTakeOver`',
    }),
  ),
} as const;

/** A result without darts. */
const EnteredResultSchema = Type.Union([
  Type.Object({ kind: Type.Literal('paper'), score: PaperScore, ...correction }, closed),
  Type.Object({ kind: Type.Literal('forfeit'), winningParty: Party, ...correction }, closed),
  Type.Object({ kind: Type.Literal('retirement'), winningParty: Party }, closed),
  Type.Object({ kind: Type.Literal('double-forfeit') }, closed),
]);
export type EnteredResult = Static<typeof EnteredResultSchema>;

/** What a take-over of a place does to other matches. */
const TakeOverSchema = Type.Object(
  {
    isPossible: Type.Boolean({
      description:
        'not if others would lose a match, and only if somebody goes on from the match in a knockout',
    }),
    matches: Type.Array(
      Type.Object(
        { matchId: Id, number: Type.Integer({ minimum: 1 }), effect: oneOf(takeOverEffects) },
        closed,
      ),
      { maxItems: maxMatchesOfEvent },
    ),
  },
  closed,
);
export type TakeOverAnswer = Static<typeof TakeOverSchema>;

export const MatchOfEventParams = Type.Object({ id: Id, matchId: Id }, closed);
const usual = ['error.not-found', 'error.event.invalid-status'] as const;

/** Results of matches of events, and their corrections. Each kind of event says who may do this, and what follows. */
export const resultRoutes = {
  enterResult: route({
    address: 'POST /events/{id}/matches/{matchId}/result',
    summary:
      'Enters a result without darts, ends a match (forfeit, retirement, for nobody), or corrects a result. A score from paper contains the legs that were recorded; with `deletesTurns` all turns go instead. Another winner needs `reset`. On a match day a late correction waits for the other side',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    body: EnteredResultSchema,
    answer: EventSchema,
    minimalAnswer: MinimalEventSchema,
    errors: [
      ...usual,
      'error.parties-not-set',
      'error.invalid-match-status',
      'error.match.impossible-result',
      'error.match.recorded-legs-missing',
      'error.event.follow-up-match-started',
      'error.event.place-taken-over',
      'error.event.report-signed',
    ],
  }),
  undoResult: route({
    address: 'PATCH /events/{id}/matches/{matchId}/undo-result',
    summary:
      'Takes back the end of a match; with `reset`, matches that follow from it and have begun are reset as well, if all of them are named. On a match day this waits for the other side if it is late',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    answer: EventSchema,
    minimalAnswer: MinimalEventSchema,
    body: Type.Object(
      // Earlier apps send `false`.
      { reason: Reason, reset: Type.Optional(Type.Union([Type.Literal(false), SeenDependents])) },
      closed,
    ),
    errors: [
      ...usual,
      'error.invalid-match-status',
      'error.event.follow-up-match-started',
      'error.event.place-taken-over',
      'error.event.report-signed',
    ],
  }),
  readDependents: route({
    address: 'GET /events/{id}/matches/{matchId}/dependents',
    summary:
      'Matches that have begun and would be reset if the end of this one were taken back, in playing order',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    answer: Type.Array(
      Type.Object(
        { matchId: Id, number: Type.Integer({ minimum: 1 }), status: oneOf(matchStatuses) },
        closed,
      ),
      { maxItems: maxMatchesOfEvent },
    ),
    errors: usual,
  }),
  readTakeOver: route({
    address: 'GET /events/{id}/matches/{matchId}/take-over',
    summary:
      'What happens if the loser of a match of a knockout, who has really won it, takes over the place of the other one; in playing order',
    tag,
    caller: 'guest',
    params: MatchOfEventParams,
    answer: TakeOverSchema,
    errors: usual,
  }),
} as const;
