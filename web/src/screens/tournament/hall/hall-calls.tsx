import { hallScreenText as text } from '../../../text/hall-screen.ts';
import classes from './hall-calls.module.css';
import type { ShownCall } from './hall-rows.ts';

type Props = {
  readonly calls: readonly ShownCall[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** How long a call stands above everything else, and how many at once. */
const shownMs = 60_000;
const most = 3;

/** The latest calls, large. */
export function HallCalls({ calls, now }: Props) {
  const shown = calls
    .filter(({ latestAt, isPresent }) => !isPresent && now - latestAt < shownMs)
    .slice(0, most);
  return (
    <ul className={classes.calls} aria-label={text.callsLabel} aria-live="polite">
      {shown.map(({ matchId, calls: count, board, names: [home, away], caller }) => (
        <li key={matchId} className={classes.call} data-calls={count}>
          <span className={classes.names}>
            {text.called(text.calls[count - 1] ?? text.calls[0], [home, away], board)}
          </span>
          {caller === null ? null : <span className={classes.caller}>{text.caller(caller)}</span>}
        </li>
      ))}
    </ul>
  );
}
