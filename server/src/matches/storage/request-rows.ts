// Requests that have changed a match, so that a repeated one changes nothing.
import type { WriteTx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { together } from '../../platform/db/together.ts';
import { lockMatch } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

/** A change of a match by a request. */
type MatchRequest = { readonly matchId: string; readonly requestId: string; readonly kind: string };

const selectRequest = prepared<Omit<MatchRequest, 'kind'>, { readonly kind: string }>(({ q }, argument) =>
  q
    .selectFrom('match_requests')
    .select('kind')
    .where('match_id', '=', argument('matchId'))
    .where('request_id', '=', argument('requestId')),
);

/** Locks the match; returns its row, and the kind of change that the request has already made (null: none). */
export const lockForRequest = async (
  tx: WriteTx,
  { matchId, requestId }: Omit<MatchRequest, 'kind'>,
): Promise<{ readonly stored: StoredMatch | null; readonly knownKind: string | null }> => {
  // Both run on the same connection, so the second one waits for the lock and sees everything committed before it.
  const [stored, [known]] = await together([
    lockMatch(tx, matchId),
    selectRequest.run(tx, { matchId, requestId }),
  ]);
  return { stored, knownKind: known?.kind ?? null };
};

const insertRequest = prepared<MatchRequest>(({ q }, argument) =>
  q
    .insertInto('match_requests')
    .values({ match_id: argument('matchId'), request_id: argument('requestId'), kind: argument('kind') }),
);

/** Defers the insert of the request's id, which is kept for as long as the match exists. */
export const rememberRequest = (tx: WriteTx, request: MatchRequest): void =>
  tx.defer(`match_requests/${request.matchId}/${request.requestId}`, insertRequest.with(request));
