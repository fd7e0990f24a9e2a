import type { HallCall, HallEntity } from '@neundarter/contract/entities/hall/hall';
import { matchTarget } from '../../../parts/tournament/match-view.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { tournamentMatchText } from '../../../text/tournament.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CallMenu } from './call-menu.tsx';
import { takes } from './dragged-match.ts';
import classes from './hall-cockpit.module.css';
import { type Hall, namesOf, namesOnBoard, shortName } from './hall-words.ts';
import { OfTournament } from './of-tournament.tsx';
import type { Calls } from './use-calls.ts';

type Props = { readonly hall: Hall; readonly calls: Calls };
type Board = HallEntity['boards'][number];

/** The boards of the hall, each with what happens there and since when. */
export function BoardStrip({ hall, calls }: Props) {
  return (
    <section aria-label={text.boards}>
      <ul className={classes.boards} title={text.boardsHint}>
        {hall.data.boards.map((board) => (
          <BoardTile key={board.id} hall={hall} calls={calls} board={board} />
        ))}
      </ul>
    </section>
  );
}

type TileProps = Props & { readonly board: Board };

const stateOf = ({ data, overdue, freeBoards }: Hall, board: Board): string => {
  if (overdue.some(({ boardId }) => boardId === board.id)) return 'overdue';
  if (board.matches.length > 0) return 'running';
  if (data.calls.some(({ boardId }) => boardId === board.id)) return 'called';
  if (board.state !== 'open') return board.state;
  return freeBoards.includes(board) ? 'free' : 'called';
};

function BoardTile({ hall, calls, board }: TileProps) {
  const isOpen = hall.freeBoards.includes(board);
  const drop = isOpen ? takes((matchId) => calls.call(matchId, board.id)) : {};
  return (
    <li className={classes.board} data-state={stateOf(hall, board)} {...drop}>
      <strong className={classes.name}>{board.name}</strong>
      <BoardContent hall={hall} calls={calls} board={board} />
    </li>
  );
}

function BoardContent({ hall, calls, board }: TileProps) {
  const { data } = hall;
  const call = data.calls.find(({ boardId }) => boardId === board.id);
  const [running] = board.matches;
  if (running !== undefined)
    return (
      <>
        <span className={classes.state}>{text.runs(hall.now - running.startedAt)}</span>
        <span className={classes.who}>{namesOnBoard(hall, running)}</span>
        {hall.matchOf(running.id) === undefined ? null : <OfTournament hall={hall} matchId={running.id} />}
      </>
    );
  if (call !== undefined) return <CalledMatch hall={hall} calls={calls} call={call} />;
  if (data.taken.includes(board.id)) return <span className={classes.state}>{text.taken}</span>;
  return <FreeBoard hall={hall} calls={calls} board={board} />;
}

function CalledMatch({ hall, calls, call }: Props & { readonly call: HallCall }) {
  const match = hall.matchOf(call.matchId);
  const since = text.isCalled(call.calls, hall.now - call.latestAt);
  if (match === undefined) return <span className={classes.state}>{since}</span>;
  const target = matchTarget(match);
  return (
    <>
      <span className={classes.state}>{call.presentAt === null ? since : text.isPresent}</span>
      <span className={classes.who}>{`${shortName(match)} · ${namesOf(match)}`}</span>
      <OfTournament hall={hall} matchId={call.matchId} />
      {match.caller === null ? (
        <CallerSought hall={hall} call={call} />
      ) : (
        <span className={classes.writer}>{tournamentMatchText.caller(match.caller)}</span>
      )}
      <span className={classes.acts}>
        {target === null ? null : <ButtonLink to={target}>{text.start}</ButtonLink>}
        <CallMenu hall={hall} calls={calls} call={call} match={match} />
      </span>
    </>
  );
}

/** How long a board is free until nobody counts the minutes any more, ms. */
const longFreeMs = 100 * 60_000;

/** Everybody in the hall is asked to write this match. */
const CallerSought = ({ hall, call }: { readonly hall: Hall; readonly call: HallCall }) =>
  (call.callerSoughtFrom ?? Number.POSITIVE_INFINITY) > hall.now ? null : (
    <strong className={classes.writer}>{text.callerSought}</strong>
  );

function FreeBoard({ hall, calls, board }: TileProps) {
  const { data, now } = hall;
  const proposed = data.play.find(
    ({ boardId, matchId }) => boardId === board.id && hall.modeOf(matchId) !== 'by-hand',
  );
  const match = proposed === undefined ? undefined : hall.matchOf(proposed.matchId);
  const free = board.state === 'open' && board.since !== null ? now - board.since : null;
  return (
    <>
      <span className={classes.state}>
        {free !== null && free < longFreeMs ? text.freeFor(free) : text.states[board.state]}
      </span>
      {match === undefined ? null : (
        <>
          <span className={classes.who}>{text.proposal(`${shortName(match)} · ${namesOf(match)}`)}</span>
          <OfTournament hall={hall} matchId={match.matchId ?? ''} />
          <span className={classes.acts}>
            <Button
              look="primary"
              isBusy={calls.calling === match.matchId}
              aria-label={text.callTo(shortName(match), board.name)}
              onClick={() => calls.call(match.matchId ?? '', board.id)}
            >
              {text.call}
            </Button>
          </span>
        </>
      )}
    </>
  );
}
