import type { HallForecastEntity } from '@neundarter/contract/entities/hall/hall-forecast';
import { ok } from '@neundarter/rules/result';
import { findReadableEvent } from '../../events/reads.ts';
import type { CompressedJson, NotModified, Outcome } from '../../platform/http/handler.ts';
import { isKnownTag } from '../../platform/http/send-answer.ts';
import type { HallCommand, HallPlatform } from '../reads.ts';
import type { keepForecasts } from './keep-forecasts.ts';

type Forecasting = HallPlatform & { readonly forecastOf: ReturnType<typeof keepForecasts> };

type Answer = HallForecastEntity | CompressedJson | NotModified;

/** When the matches of an event begin and when it ends, for everybody who may see the event. Nothing is computed for the answer. */
export const readHallForecast = async (
  { db, rights, forecastOf }: Forecasting,
  { ifNoneMatch, id, ...caller }: HallCommand & { readonly ifNoneMatch?: string | undefined },
): Promise<Outcome<Answer>> => {
  const found = await db.read((q) => findReadableEvent(q, rights, { id, ...caller }));
  if (!found.ok) return found;
  const { at = 0, text = null } = forecastOf(id) ?? {};
  if (text === null) return ok({ eventId: id, forecast: null });
  const etag = `W/"${at}"`;
  return ok(
    isKnownTag(ifNoneMatch, etag) ? { kind: 'not-modified', etag } : { kind: 'compressed', etag, text },
  );
};
