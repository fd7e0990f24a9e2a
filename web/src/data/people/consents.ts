import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import { maxLimit } from '@neundarter/contract/limits';
import type { ConsentAnswer } from '@neundarter/rules/access/entering';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';
import { eventKeys } from '../club/events.ts';
import { matchKeys } from '../match/matches.ts';
import { statisticsKeys } from '../statistics/statistics.ts';
import { consentKeys } from './consent-keys.ts';

type Reading = { readonly isEnabled: boolean };

/** Events into which somebody else has entered the signed-in player, who has not answered yet; latest first. */
export const useOpenConsents = ({ isEnabled }: Reading): UseQueryResult<readonly ConsentQuestion[]> =>
  useQuery({
    queryKey: consentKeys.open,
    queryFn: ({ signal }) => request('GET /consents', { query: { status: 'open', limit: maxLimit }, signal }),
    enabled: isEnabled,
  });

/** What the signed-in player was asked about an event; empty if they have entered it themselves. */
export const useConsentOf = (
  eventId: string,
  { isEnabled }: Reading,
): UseQueryResult<readonly ConsentQuestion[]> =>
  useQuery({
    queryKey: consentKeys.ofEvent(eventId),
    queryFn: ({ signal }) => request('GET /consents', { query: { eventId }, signal }),
    enabled: isEnabled,
  });

/** Answers the question about an event. */
export const useConsentAnswer = (eventId: string) =>
  useChange({
    send: (answer: ConsentAnswer) =>
      request('PATCH /consents/{id}', { params: { id: eventId }, body: { answer } }),
    keep: (question, _, client) => {
      client.setQueryData<readonly ConsentQuestion[]>(consentKeys.ofEvent(eventId), [question]);
      client.setQueryData<readonly ConsentQuestion[]>(consentKeys.open, (known) =>
        known?.flatMap((one) => {
          if (one.eventId !== eventId) return [one];
          return question.status === 'open' ? [question] : [];
        }),
      );
    },
    stale: [consentKeys.all, eventKeys.all, matchKeys.all, statisticsKeys.all],
  });
