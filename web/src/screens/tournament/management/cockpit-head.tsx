import { useServerNow } from '../../../data/api/use-server-now.ts';
import { useHallForecast } from '../../../data/club/hall-forecast.ts';
import { DayEnd } from '../../../parts/tournament/day-end.tsx';
import { isOver, isPlayable } from '../../../parts/tournament/match-view.ts';
import { maxBoards, useForecastBoards } from '../../../parts/tournament/use-forecast-boards.ts';
import { cockpitText as text } from '../../../text/tournament-course.ts';
import { managementText } from '../../../text/tournament-management.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TournamentView } from '../tournament-view.ts';
import classes from './cockpit.module.css';
import { minutesLeft } from './plan-of-view.ts';
import { Tools } from './tools.tsx';

/** The estimate is to the minute. ms */
const lookMs = 60_000;

/** As many boards as are named, or as are played on; 0 before that. */
const boardsOf = ({ matches }: TournamentView): number => {
  const named = new Set(matches.flatMap(({ board }) => board ?? [])).size;
  const running = matches.filter(({ phase }) => phase === 'running').length;
  return Math.max(named, running);
};

type Props = {
  readonly view: TournamentView;
  readonly words: string;
  readonly onWords: (words: string) => void;
};

/** How far the tournament is, when it ends, the search, and what else can be done. */
export function CockpitHead({ view, words, onWords }: Props) {
  const playable = view.matches.filter(isPlayable);
  const done = playable.filter(isOver).length;
  const percent = playable.length === 0 ? 0 : Math.round((done / playable.length) * 100);
  return (
    <div className={classes.head}>
      <div className={classes.progress}>
        <ProgressBar text={managementText.progress(done, playable.length)} percent={percent} />
      </div>
      <div className={classes.search}>
        <TextField label={managementText.search} type="search" value={words} onValue={onWords} />
      </div>
      {done === playable.length ? null : <Estimate view={view} />}
      <div className={classes.tools}>
        <Tools view={view} />
      </div>
    </div>
  );
}

/** The server's forecast, and where there is none, what so many boards would need. */
function Estimate({ view }: Pick<Props, 'view'>) {
  const isRunning = view.data.status === 'running';
  const { id } = view.event;
  if (useHallForecast(id, isRunning) === null) return <EstimateOfBoards view={view} />;
  return (
    <p className={classes.end}>
      <DayEnd eventId={id} isRunning={isRunning} />
    </p>
  );
}

function EstimateOfBoards({ view }: Pick<Props, 'view'>) {
  const now = useServerNow(lookMs);
  const [boards, setBoards] = useForecastBoards(view.event.id, boardsOf(view));
  const minutes = boards > 0 ? minutesLeft(view, boards) : null;
  return (
    <div className={classes.estimate}>
      <Stepper label={text.boards} value={boards} min={1} max={maxBoards} onChange={setBoards} />
      {minutes === null ? null : <p className={classes.end}>{text.end(now + minutes * 60_000)}</p>}
    </div>
  );
}
