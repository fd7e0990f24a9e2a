import type { ChangedEventProps, NewEventProps } from '@neundarter/contract/entities/event';
import { isSentMatchday } from '@neundarter/contract/entities/event-data';
import { formatProblems } from '@neundarter/rules/matchday/format-problems';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../../platform/http/handler.ts';

const usual = JSON.stringify(mdslMatchday);

/**
 * The format that a client sent with a match day, as it is stored: null for the usual one; undefined if it sent none.
 * Refusal: `error.invalid-request` for a format by which nobody can play.
 */
export const checkFormat = (
  eventData: NewEventProps['eventData'] | ChangedEventProps['eventData'],
): Outcome<MatchdayFormat | null | undefined> => {
  const sent = eventData !== undefined && isSentMatchday(eventData) ? eventData.format : undefined;
  if (sent === undefined) return ok(undefined);
  const wrong = formatProblems(sent).map(({ round }) =>
    round === null ? '/eventData/format' : `/eventData/format/rounds/${round}`,
  );
  if (wrong.length > 0)
    return { ok: false, error: { code: 'error.invalid-request', fields: [...new Set(wrong)] } };
  return ok(JSON.stringify(sent) === usual ? null : sent);
};
