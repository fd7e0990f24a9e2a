import { mayManageSeries, mayReadSeries } from '@neundarter/rules/access/series';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findMayUseTournaments } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findSeries, lockSeries, type StoredSeries } from './store.ts';

export type SeriesCommand = { readonly actor: Actor; readonly id: string };

/** A series that the caller may see; `error.not-found` for others. */
export const findReadableSeries = async (
  q: Queries,
  { actor, id }: SeriesCommand,
): Promise<Outcome<StoredSeries>> => {
  const series = await findSeries(q, id);
  const isVisible = series !== null && mayReadSeries(describeActor(actor), series);
  return isVisible ? ok(series) : refused('error.not-found');
};

/** Refuses callers who may not manage the series of a team; a team that does not exist is `error.not-found`. */
export const checkManager = async (q: Queries, actor: Actor, teamId: string): Promise<Outcome<true>> => {
  const mayUse = await findMayUseTournaments(q, teamId);
  const mayManage = mayManageSeries(describeActor(actor), { teamId, canUseTournaments: mayUse ?? true });
  if (!mayManage) return refused('error.insufficient-permissions');
  return mayUse === null ? refused('error.not-found') : ok(true);
};

/** A locked series that the caller may manage. Refusals: `error.not-found`, `error.insufficient-permissions`. */
export const lockManagedSeries = async (
  tx: WriteTx,
  { actor, id }: SeriesCommand,
): Promise<Outcome<StoredSeries>> => {
  const series = await lockSeries(tx, id);
  if (series === null || !mayReadSeries(describeActor(actor), series)) return refused('error.not-found');
  const checked = await checkManager(tx.q, actor, series.teamId);
  return checked.ok ? ok(series) : checked;
};
