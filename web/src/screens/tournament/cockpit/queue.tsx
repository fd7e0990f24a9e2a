import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import type { ReactNode } from 'react';
import type { HallForecast } from '../../../data/club/hall-forecast.ts';
import { useHallForecasts } from '../../../data/club/hall-forecasts.ts';
import { DayEnd } from '../../../parts/tournament/day-end.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { hallForecastText } from '../../../text/hall-forecast.ts';
import { tournamentMatchText } from '../../../text/tournament.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import { carries } from './dragged-match.ts';
import classes from './hall-cockpit.module.css';
import { type Hall, namesOf, shortName } from './hall-words.ts';
import type { Calls } from './use-calls.ts';

type Props = { readonly hall: Hall; readonly calls: Calls };

/** A match of the queue, and what is said about its turn. */
type Row = {
  readonly match: MatchView;
  readonly about: string;
  readonly boardId: string | null;
  /** Who would write it; null if nobody is known. */
  readonly caller: string | null;
};

type Expected = { readonly starts: HallForecast['starts']; readonly now: number };

type About = Omit<Row, 'match' | 'caller'> & { readonly caller?: string | null };

const rowOf = (hall: Hall, matchId: string, { caller = null, ...more }: About): Row[] => {
  const match = hall.matchOf(matchId);
  return match === undefined ? [] : [{ match, ...more, caller: match.caller ?? caller }];
};

const rowsToCall = (hall: Hall): readonly Row[] =>
  hall.data.play.flatMap((one) =>
    rowOf(hall, one.matchId, {
      about: text.reason(one),
      boardId: one.boardId,
      caller: one.caller === undefined ? null : hall.entryName(one.caller),
    }),
  );

/** What keeps a match waiting, and when it is expected to begin. */
const aboutWaiting = (why: string, matchId: string, { starts, now }: Expected): string => {
  const start = starts.find((one) => one.matchId === matchId);
  return start === undefined ? why : `${why} · ${hallForecastText.when(start, now)}`;
};

const rowsAfter = (hall: Hall, expected: Expected): readonly Row[] => [
  ...hall.data.next.flatMap(({ matchId, boardId, at }) =>
    rowOf(hall, matchId, { about: text.nextAt(hall.boardName(boardId), at), boardId: null }),
  ),
  ...hall.data.waiting.flatMap((waiting) =>
    waiting.why === 'parties-unknown'
      ? []
      : rowOf(hall, waiting.matchId, {
          about: aboutWaiting(text.why(waiting, hall.personOf(waiting)), waiting.matchId, expected),
          boardId: null,
        }),
  ),
];

/** When matches of all tournaments are expected to begin. */
const useStarts = ({ views }: Hall): HallForecast['starts'] =>
  useHallForecasts(views.flatMap(({ event, data }) => (data.status === 'running' ? [event.id] : []))).flatMap(
    ({ starts }) => starts,
  );

/** Who plays next, in order, with reasons; then those who wait, and why. */
export function Queue({ hall, calls, mode }: Props & { readonly mode: ReactNode }) {
  const first = rowsToCall(hall);
  const starts = useStarts(hall);
  const after = rowsAfter(hall, { starts, now: hall.now });
  return (
    <Card title={text.queue(first.length + after.length)} actions={mode}>
      <Stack gap="l">
        {hall.views.map(({ event, data: { status } }) => (
          <p key={event.id} className={looks.muted}>
            <DayEnd
              eventId={event.id}
              isRunning={status === 'running'}
              {...(hall.views.length > 1 && { of: event.props.name })}
            />
          </p>
        ))}
        {first.length === 0 ? <p className={looks.muted}>{text.nothing}</p> : null}
        <Rows label={text.queue(first.length)} hall={hall} calls={calls} rows={first} />
        {after.length === 0 ? null : (
          <Stack gap="s">
            <h3 className={looks.label}>{text.waiting(after.length)}</h3>
            <Rows label={text.waiting(after.length)} hall={hall} calls={calls} rows={after} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

type RowsProps = Props & { readonly label: string; readonly rows: readonly Row[] };

function Rows({ label, hall, calls, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="ol" isDivided aria-label={label}>
      {rows.map((row) => (
        <li key={row.match.matchId} className={classes.row} {...carries(row.match.matchId ?? '')}>
          <IconGripVertical aria-hidden size={20} className={classes.grip} />
          <span className={classes.what}>
            <span>
              <strong>{shortName(row.match)}</strong> {namesOf(row.match)}
            </span>
            <span className={looks.hint}>
              {[
                hall.tournamentOf(row.match.matchId ?? '') ?? '',
                row.about,
                row.caller === null ? '' : tournamentMatchText.caller(row.caller),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </span>
          <CallButton hall={hall} calls={calls} row={row} />
        </li>
      ))}
    </Stack>
  );
}

/** Calls to the proposed board by one tap, or to one of the free ones. */
function CallButton({ hall, calls, row: { match, boardId } }: Props & { readonly row: Row }) {
  const matchId = match.matchId ?? '';
  const freeBoards = hall.freeFor(matchId);
  const proposed = hall.modeOf(matchId) === 'by-hand' ? null : boardId;
  if (proposed !== null && freeBoards.some(({ id }) => id === proposed))
    return (
      <Button
        isBusy={calls.calling === matchId}
        aria-label={text.callTo(shortName(match), hall.boardName(proposed))}
        onClick={() => calls.call(matchId, proposed)}
      >
        {hall.boardName(proposed)}
      </Button>
    );
  if (freeBoards.length === 0 || match.phase !== 'ready') return null;
  return (
    <MenuButton
      look="button"
      label={text.callAnywhere(shortName(match))}
      items={freeBoards.map(({ id, name }) => ({ label: name, onSelect: () => calls.call(matchId, id) }))}
    >
      {text.call}
    </MenuButton>
  );
}
