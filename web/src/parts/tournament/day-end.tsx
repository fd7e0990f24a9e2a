import { useServerNow } from '../../data/api/use-server-now.ts';
import { useHallForecast } from '../../data/club/hall-forecast.ts';
import { hallForecastText as text } from '../../text/hall-forecast.ts';

/** A time that has passed is not shown. ms */
const lookMs = 60_000;

type Props = {
  readonly eventId: string;
  readonly isRunning: boolean;
  /** Only the day, where there is little room. */
  readonly isShort?: boolean;
  /** Whose day it is, where several are shown. */
  readonly of?: string;
};

/** When the groups and the day are expected to end; nothing where nobody knows. */
export function DayEnd({ eventId, isRunning, isShort = false, of }: Props) {
  const forecast = useHallForecast(eventId, isRunning);
  const now = useServerNow(lookMs);
  const ends = forecast === null ? [] : text.ends(forecast, now).slice(isShort ? -1 : 0);
  return ends.length === 0 ? null : `${of === undefined ? '' : `${of}: `}${ends.join(' · ')}`;
}
