import type { HallForecastEntity } from '@neundarter/contract/entities/hall/hall-forecast';
import { maxForecastStarts } from '@neundarter/contract/limits';
import { isPlayedOnBoards } from '@neundarter/rules/hall/forecast/day-so-far';
import type { Range } from '@neundarter/rules/hall/forecast/forecast';
import type { ForecastInput } from '@neundarter/rules/hall/forecast/forecast-input';
import { findEventById } from '../../events/reads.ts';
import type { Database } from '../../platform/db/database.ts';
import { type CompressedText, compressedText } from '../../platform/http/compressed-text.ts';
import type { Log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { recentlyUsed } from '../../platform/recently-used.ts';
import { createOneByOne } from '../../platform/work/one-by-one.ts';
import { gatherRunning } from '../../tournaments/core/gather-running.ts';
import { type GatheredHall, gatherHall } from '../gather-hall.ts';
import { forecastHall, type SentForecast } from './forecast-hall.ts';
import { gatherForecastInput } from './gather-forecast-input.ts';

/** Time between two forecasts of an event, however many ask. ms */
const everyMs = 30_000;
/** What was expected so long ago is not shown any more: nobody has asked meanwhile. ms */
const keptMs = 4 * everyMs;
/** Events whose forecasts wait for each other, including the one that is computed; others are asked for again. */
const maxWaiting = 20;
/** All kept answers, in bytes; a large one has 25 kB. */
const keptBytes = 4_000_000;
/** A match that is played in fewer plays has no start: the second one of a grand final. */
const leastShare = 0.5;

/** A ready answer, and when it was computed; without a text if there is nothing to forecast. */
type Kept = { readonly at: number; readonly text: CompressedText | null };

type Parts = Pick<Platform, 'db' | 'clock'> & {
  readonly log: Log;
  /** Computes a forecast; by default in a process of its own. */
  readonly compute?: (input: ForecastInput, seed: string) => Promise<SentForecast | null>;
};

type Gathered = { readonly input: ForecastInput; readonly hall: GatheredHall };

/** The hall of a running tournament whose matches are called to boards; null for everything else. */
const gather = (db: Database, eventId: string, now: number): Promise<Gathered | null> =>
  db.read(async (q) => {
    const event = await findEventById(q, eventId);
    const running = event?.props.type === 'tournament' ? await gatherRunning({ q, db }, event) : null;
    if (running?.tournament.row.status !== 'running') return null;
    const hall = await gatherHall(q, running, now);
    return isPlayedOnBoards(hall.input) ? { hall, input: await gatherForecastInput(q, running, hall) } : null;
  });

const whole = ({ early, expected, late }: Range): Range => ({
  early: Math.round(early),
  expected: Math.round(expected),
  late: Math.round(late),
});

const entityOf = (
  eventId: string,
  { starts, ends, groupEnds }: SentForecast,
  { input, hall }: Gathered,
): HallForecastEntity => {
  const of = (ranges: SentForecast['ends']) => {
    const own = ranges.find(([competition]) => competition === eventId);
    return own === undefined ? null : whole(own[1]);
  };
  const matches = starts.flatMap(([hallId, { share, ...range }]) => {
    const matchId = share < leastShare ? null : hall.matchIdOf(hallId);
    return matchId === null ? [] : [{ matchId, ...whole(range) }];
  });
  return {
    eventId,
    forecast: {
      computedAt: input.now,
      groupsEnd: of(groupEnds),
      end: of(ends),
      starts: matches.toSorted((one, other) => one.expected - other.expected).slice(0, maxForecastStarts),
    },
  };
};

/**
 * Keeps the forecasts of events in the memory of this process. Whoever asks gets the last one at once, and causes the next one if
 * it is old. One is computed at a time, and nothing is computed of which nobody asks.
 * @returns a function that answers the forecast of an event, null if there is none yet
 */
export const keepForecasts = ({ db, clock, log, compute = forecastHall }: Parts) => {
  const kept = recentlyUsed<Kept>(keptBytes, ({ text }) => 200 + (text?.bytes.length ?? 0));
  const oneByOne = createOneByOne(maxWaiting);
  const underWay = new Set<string>();

  const renew = async (eventId: string): Promise<void> => {
    const now = clock.now();
    const gathered = await gather(db, eventId, now);
    const sent = gathered === null ? null : await compute(gathered.input, `forecast of ${eventId}`);
    if (gathered !== null && sent === null)
      log.warn({ eventId }, 'a hall could not be forecast; tried again when asked');
    const entity = gathered === null || sent === null ? null : entityOf(eventId, sent, gathered);
    kept.set(eventId, { at: now, text: entity && compressedText(JSON.stringify(entity)) });
  };
  const start = (eventId: string): void => {
    if (underWay.has(eventId)) return;
    const work = oneByOne(() => renew(eventId));
    if (work === null) return;
    underWay.add(eventId);
    void work
      .catch((error: unknown) =>
        log.warn({ err: error, eventId }, 'a hall could not be forecast; tried again when asked'),
      )
      .finally(() => underWay.delete(eventId));
  };
  return (eventId: string): Kept | null => {
    const known = kept.get(eventId);
    const age = Math.abs(clock.now() - (known?.at ?? Number.NEGATIVE_INFINITY));
    if (age >= everyMs) start(eventId);
    return known === undefined || age >= keptMs ? null : known;
  };
};
