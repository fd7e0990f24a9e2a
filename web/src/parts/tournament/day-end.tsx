import { useServerNow } from '../../data/api/use-server-now.ts';
import { useHallForecast } from '../../data/club/hall-forecast.ts';
import { hallForecastText as text } from '../../text/hall-forecast.ts';
import looks from '../../ui/text-looks.module.css';

/** A time that has passed is not shown. ms */
const lookMs = 60_000;

type Props = { readonly eventId: string; readonly isRunning: boolean };

/** When the groups and the day are expected to end; nothing where nobody knows. */
export function DayEnd({ eventId, isRunning }: Props) {
  const forecast = useHallForecast(eventId, isRunning);
  const now = useServerNow(lookMs);
  if (forecast === null) return null;
  return <span className={looks.muted}>{text.ends(forecast, now).join(' · ')}</span>;
}
