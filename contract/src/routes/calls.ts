import { maxCalls, postponements } from '@neundarter/rules/hall/call';
import { callerDemands } from '@neundarter/rules/hall/caller-demand';
import { hallModes } from '@neundarter/rules/hall/hall-mode';
import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import {
  CallCallerSchema,
  ChangedAttendanceSchema,
  HallSchema,
  SamePeopleSchema,
} from '../entities/hall/hall.ts';
import { HallForecastSchema } from '../entities/hall/hall-forecast.ts';
import { HallScreenSchema } from '../entities/hall/hall-screen.ts';
import { oneOf } from '../entities/match-config.ts';
import { route } from '../route.ts';
import { MatchOfEventParams } from './results.ts';

const shared = { tag: 'calls', caller: 'user', answer: HallSchema } as const;
const ofMatch = { ...shared, params: MatchOfEventParams } as const;
const usual = ['error.not-found', 'error.event.invalid-status'] as const;
const called = [...usual, 'error.calls.not-called'] as const;
const ofCaller = {
  tag: 'calls',
  caller: 'guest',
  params: MatchOfEventParams,
  body: Type.Object({ entrant: Id }, closed),
  answer: CallCallerSchema,
} as const;
const byAnybody = [
  ...called,
  'error.calls.reports-closed',
  'error.event.participant-not-found',
  'error.too-many-requests',
] as const;

/** Calls about who is called to which board in a tournament. Those of organisers answer the whole hall. */
export const callRoutes = {
  readHall: route({
    ...shared,
    address: 'GET /events/{id}/hall',
    summary: 'Boards, calls and the queue of a started tournament; for its organisers',
    params: IdParams,
    errors: usual,
  }),
  readHallScreen: route({
    ...shared,
    caller: 'anyone',
    address: 'GET /events/{id}/hall/screen',
    summary:
      'What the televisions of a hall show of an event: its boards, calls and next matches; for everybody who may see the event',
    params: IdParams,
    answer: HallScreenSchema,
    errors: ['error.not-found'],
  }),
  readHallForecast: route({
    ...shared,
    caller: 'anyone',
    address: 'GET /events/{id}/hall/forecast',
    summary:
      'When the next matches of a running tournament begin, and when it ends, as it was expected at most half a minute ago; for everybody who may see the event',
    params: IdParams,
    answer: HallForecastSchema,
    errors: ['error.not-found'],
  }),
  keepHallVoice: route({
    ...shared,
    address: 'PATCH /events/{id}/hall/voice',
    summary:
      'Asks, again and again, whether this device speaks in the hall: one device of the members does, and another one as soon as it is silent',
    params: IdParams,
    body: Type.Object(
      {
        deviceId: Id,
        isOn: Type.Boolean({ description: 'false: lets another device speak' }),
      },
      closed,
    ),
    answer: Type.Object({ speaks: Type.Boolean() }, closed),
    errors: ['error.not-found'],
  }),
  setHallMode: route({
    ...shared,
    address: 'PATCH /events/{id}/hall',
    summary:
      'Chooses how matches are called: by organisers with a proposal for each free board, or without; or by the program. And whether called matches need a caller',
    params: IdParams,
    body: Type.Object(
      { mode: Type.Optional(oneOf(hallModes)), callers: Type.Optional(oneOf(callerDemands)) },
      { ...closed, minProperties: 1 },
    ),
    errors: usual,
  }),
  releaseKnockout: route({
    ...shared,
    address: 'PATCH /events/{id}/hall/release',
    summary: 'Releases the knockout before the tables of the finished groups were shown for five minutes',
    params: IdParams,
    errors: [...usual, 'error.calls.not-ready'],
  }),
  answerSamePeople: route({
    ...shared,
    address: 'PATCH /events/{id}/hall/people',
    summary:
      'Says whether two people of tournaments that share the hall are the same person, or takes that back; a repeat changes nothing',
    params: IdParams,
    body: SamePeopleSchema,
    errors: [...usual, 'error.event.participant-not-found'],
  }),
  setAttendance: route({
    ...shared,
    address: 'PATCH /events/{id}/attendance',
    summary:
      'Says whether the people of an entry are in the hall, have a pause and call matches; who has gone calls none',
    params: IdParams,
    body: ChangedAttendanceSchema,
    errors: [...usual, 'error.calls.person-busy', 'error.event.participant-not-found'],
  }),
  callMatch: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/call',
    summary: 'Calls a match to a board; a repeat changes nothing',
    body: Type.Object({ boardId: Id }, closed),
    errors: [
      ...usual,
      'error.boards.broken',
      'error.boards.occupied',
      'error.calls.already-called',
      'error.calls.not-ready',
      'error.calls.person-busy',
    ],
  }),
  repeatCall: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/call/repeat',
    summary: 'Calls a match the second or the last time',
    body: Type.Object(
      { calls: Type.Integer({ minimum: 2, maximum: maxCalls, description: 'how often it is called then' }) },
      closed,
    ),
    errors: called,
  }),
  confirmPresence: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/call/present',
    summary: 'Says that both parties are at the board to which they were called',
    errors: called,
  }),
  claimCalling: route({
    ...ofCaller,
    address: 'POST /events/{id}/matches/{matchId}/call/caller',
    summary:
      'Takes over to call the scores of a called match for which a caller is sought; for everybody who may see the event. A repeat changes nothing',
    errors: [...byAnybody, 'error.calls.caller-not-sought', 'error.calls.person-busy'],
  }),
  refuseCalling: route({
    ...ofCaller,
    address: 'POST /events/{id}/matches/{matchId}/call/refusals',
    summary:
      'Says that the caller whom the hall has named for a called match does not call it; the next one is asked. For everybody who may see the event. A repeat changes nothing',
    errors: [...byAnybody, 'error.calls.caller-by-hand'],
  }),
  postponeMatch: route({
    ...ofMatch,
    address: 'PATCH /events/{id}/matches/{matchId}/postpone',
    summary: 'Postpones a match that has not begun; its board is free',
    body: Type.Object(
      {
        minutes: Type.Integer({
          minimum: postponements.min,
          maximum: postponements.max,
          description: 'from now on',
        }),
      },
      closed,
    ),
    errors: [...usual, 'error.calls.not-ready'],
  }),
  takeBackCall: route({
    ...ofMatch,
    address: 'DELETE /events/{id}/matches/{matchId}/call',
    summary: 'Takes a call or a postponement back; a match without one stays as it is',
    errors: usual,
  }),
} as const;
