// What the sides of a matchday do with results besides entering them: disputes, signatures, and the start taken back.
import type { Side } from '@neundarter/rules/matchday/plan';
import { request } from '../api/api.ts';
import type { Failed } from '../api/use-change.ts';
import { useMatchdayChange } from './matchdays.ts';

/** Objects to the result of a game. */
export const useGameObjection = (id: string, failed: Failed<string>) =>
  useMatchdayChange<string>(id, {
    send: (matchId) =>
      request('POST /events/{id}/matches/{matchId}/objection', { params: { id, matchId }, body: {} }),
    failed,
  });

/** Takes back what the own side has said against a game. */
export const useDisputeUndo = (id: string, failed: Failed<string>) =>
  useMatchdayChange<string>(id, {
    send: (matchId) =>
      request('DELETE /events/{id}/matches/{matchId}/objection', { params: { id, matchId } }),
    failed,
  });

type SeenDispute = { readonly matchId: string; readonly seq: number };

/** Agrees to a correction of the other side. */
export const useAgreement = (id: string, failed: Failed<SeenDispute>) =>
  useMatchdayChange<SeenDispute>(id, {
    send: ({ matchId, seq }) =>
      request('PATCH /events/{id}/matches/{matchId}/agree', { params: { id, matchId }, body: { seq } }),
    failed,
  });

type SentSignature = {
  readonly side: Side;
  readonly name: string;
  readonly fingerprint: string;
  /** Why the side signs under protest; missing: it does not. */
  readonly protest?: string;
};

/** Signs the report for a side. */
export const useSignature = (id: string, failed: Failed<SentSignature>) =>
  useMatchdayChange<SentSignature>(id, {
    send: (body) => request('PATCH /events/{id}/sign', { params: { id }, body }),
    failed,
  });

/** Takes the signature of a side back. */
export const useSignatureUndo = (id: string, failed: Failed<Side>) =>
  useMatchdayChange<Side>(id, {
    send: (side) => request('PATCH /events/{id}/undo-sign', { params: { id }, body: { side } }),
    failed,
  });

/** Takes the start back, as long as nothing was played. */
export const useMatchdayStartUndo = (id: string, failed: Failed<void>) =>
  useMatchdayChange<void>(id, {
    send: () => request('PATCH /events/{id}/undo-start', { params: { id } }),
    failed,
  });
