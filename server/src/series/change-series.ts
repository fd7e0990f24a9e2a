import type { ChangedSeriesProps, SeriesEntity } from '@neundarter/contract/entities/series';
import { maxTournamentsOfSeries } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { findEventsById } from '../events/reads.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import { lockManagedSeries, type SeriesCommand } from './access.ts';
import { describeOneSeries, type SeriesPlatform } from './describe-series.ts';
import { addEvents, findEventIdsOf, removeEvents } from './event-rows.ts';
import { type StoredSeries, updateSeries } from './store.ts';

type SeriesChange = SeriesCommand & { readonly changedProps: ChangedSeriesProps };

/** A refusal that names events that are no tournaments of the team; null if there are none. */
const checkAdded = async (
  { q }: WriteTx,
  teamId: string,
  eventIds: readonly string[],
): Promise<Refusal | null> => {
  const events = await findEventsById(q, eventIds);
  const fitting = events.filter(({ props }) => props.teamId === teamId && props.type === 'tournament');
  const known = new Set(fitting.map(({ id }) => id));
  const fields = eventIds.flatMap((id, index) =>
    known.has(id) ? [] : [`/changedProps/addedEventIds/${index}`],
  );
  return fields.length === 0 ? null : { code: 'error.invalid-request', fields };
};

const changeEvents = async (
  tx: WriteTx,
  { id, teamId }: StoredSeries,
  { addedEventIds = [], removedEventIds = [] }: ChangedSeriesProps,
): Promise<Outcome<true>> => {
  for (const eventId of new Set(addedEventIds.toSorted())) await lockEvent(tx, eventId);
  const wrong = await checkAdded(tx, teamId, addedEventIds);
  if (wrong !== null) return { ok: false, error: wrong };
  await removeEvents(tx, id, removedEventIds);
  await addEvents(tx, id, addedEventIds);
  const isTooMany = (await findEventIdsOf(tx.q, id)).length > maxTournamentsOfSeries;
  return isTooMany ? refused('error.series.too-many-tournaments') : ok(true);
};

/** Changes name and visibility of a series, and which tournaments it has. */
export const changeSeries = (
  platform: SeriesPlatform,
  { changedProps, ...command }: SeriesChange,
): Promise<Outcome<SeriesEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<SeriesEntity>> => {
    const locked = await lockManagedSeries(tx, command);
    if (!locked.ok) return locked;
    const { name, isPublic, isSearchable } = { ...locked.value, ...changedProps };
    const series = { ...locked.value, name: name.trim(), isPublic, isSearchable };
    await updateSeries(tx, series);
    const changed = await changeEvents(tx, series, changedProps);
    if (!changed.ok) return changed;
    return ok(await describeOneSeries(tx.q, platform, { series }));
  });
