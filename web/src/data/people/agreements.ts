import type { AgreementEntity, AgreementQuestion } from '@neundarter/contract/entities/agreement';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { newId } from '../api/new-id.ts';
import { every } from '../api/read-troubles.ts';
import { useChange } from '../api/use-change.ts';

const keys = {
  list: ['agreements', 'list'],
  entity: (id: string) => ['agreements', 'entity', id],
  question: (code: string) => ['agreements', 'question', code],
} as const;

/** Interval at which the asking device looks for the answer, ms. */
const askEveryMs = 2000;

/** Players who agreed to be put into matches by the signed-in user, and still do. */
export const useAgreements = ({
  isEnabled,
}: {
  readonly isEnabled: boolean;
}): UseQueryResult<readonly AgreementEntity[]> =>
  useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) => request('GET /agreements', { signal }),
    enabled: isEnabled,
    staleTime: 60_000,
  });

/** Makes a code that a player can enter on a device of their own. */
export const useAsk = () =>
  useChange({ send: () => request('POST /agreements/', { body: { id: newId() } }) });

/** The answer to a question of this device; asks again and again while the question is open. */
export const useAnswer = (asked: AgreementEntity): UseQueryResult<AgreementEntity> => {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.entity(asked.id),
    queryFn: async ({ signal }) => {
      const read = await request('GET /agreements/{id}', { params: { id: asked.id }, signal });
      if (read.props.status === 'accepted') keepAgreement(client, read);
      return read;
    },
    initialData: asked,
    refetchInterval: (query) => query.state.data?.props.status === 'open' && every(askEveryMs)(query),
  });
};

/** Adds a new agreement to the list at once, so that the player can be chosen. */
const keepAgreement = (client: QueryClient, agreement: AgreementEntity): void => {
  client.setQueryData<readonly AgreementEntity[]>(keys.list, (known = []) => [
    agreement,
    ...known.filter(({ id }) => id !== agreement.id),
  ]);
};

/** Who asks with a code. It is read only once, because every entered code counts. */
export const useQuestion = (code: string): UseQueryResult<AgreementQuestion> =>
  useQuery({
    queryKey: keys.question(code),
    queryFn: ({ signal }) => request('GET /agreements/code/{code}', { params: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** Answers the question with a code. */
export const useAnswering = (code: string) =>
  useChange({
    send: (answer: 'accepted' | 'rejected') =>
      request('PATCH /agreements/code/{code}', { params: { code }, body: { answer } }),
    keep: (question, _, client) => client.setQueryData(keys.question(code), question),
  });
