import { areEventTimesValid, type EventTimes } from '@neundarter/rules/access/events';
import type { Refusal } from '../platform/http/handler.ts';

/** A refusal of impossible times, otherwise null. @param pointer position of the props in the body */
export const checkTimes = (times: EventTimes, pointer: string): Refusal | null =>
  areEventTimesValid(times) ? null : { code: 'error.invalid-request', fields: [`${pointer}/endDateTime`] };
