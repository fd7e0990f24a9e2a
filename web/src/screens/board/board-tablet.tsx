import type { BoundTablet, TabletEntity } from '@neundarter/contract/entities/tablet';
import { hasCode } from '../../data/api/api-error.ts';
import { useBrokenBoard, useHelpCall, useTablet } from '../../data/club/tablet.ts';
import { useConnection } from '../../data/live/live.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { Announcements } from '../../parts/announcements/announcements.tsx';
import { errorReason } from '../../text/errors.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './board.module.css';
import { BoardMatch } from './board-match.tsx';
import { Unbound } from './unbound.tsx';
import { useMatchesHere } from './use-matches-here.ts';

/** The tablet of a board: who plays here, who is missing, and what comes next. */
export function BoardTablet({ tablet }: { readonly tablet: BoundTablet }) {
  const { data, error, refetch } = useTablet(tablet);
  useDocumentTitle(tablet.boardName);
  useWakeLock(true);
  if (hasCode(error, 'error.not-found')) return <Unbound />;
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState text={text.failed(errorReason(error))} onRetry={() => void refetch()} />
    );
  return <Shown shown={data} />;
}

function Shown({ shown }: { readonly shown: TabletEntity }) {
  const { board } = shown;
  const { current, next } = useMatchesHere(shown);
  const isAway = useConnection() === 'lost';
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.board}>{board.name}</h1>
        <Tools shown={shown} />
      </header>
      <Announcements announcements={shown.announcements ?? []} />
      {isAway ? <Notice tone="info">{text.away}</Notice> : null}
      {current === null ? (
        <Free isBroken={board.state === 'broken'} />
      ) : (
        <BoardMatch key={current.match.id} boardId={board.id} there={current} />
      )}
      {next === null ? null : <BoardMatch key={next.match.id} boardId={board.id} there={next} isNext />}
    </main>
  );
}

const Free = ({ isBroken }: { readonly isBroken: boolean }) => (
  <section className={classes.free}>
    <p className={classes.state}>{isBroken ? text.broken : text.waiting}</p>
    <p>{isBroken ? text.brokenAbout : text.waitingAbout}</p>
  </section>
);

/** Help, and a board that breaks. */
function Tools({ shown: { board } }: { readonly shown: TabletEntity }) {
  const help = useHelpCall(board.id);
  const breaking = useBrokenBoard(board.id);
  const isCalled = board.helpSince !== null;
  const call = async () => tellOutcome(await help.run(!isCalled));
  const markBroken = async () => {
    const question = { title: text.defectTitle(board.name), text: text.defectQuestion, confirm: text.defect };
    if (await confirmAction({ ...question, danger: true })) tellOutcome(await breaking.run());
  };
  return (
    <div className={classes.tools}>
      {isCalled ? <span role="status">{text.helpComes}</span> : null}
      <Button isBusy={help.isBusy} onClick={() => void call()}>
        {isCalled ? text.helpTakeBack : text.help}
      </Button>
      {board.state === 'broken' ? null : (
        <Button isBusy={breaking.isBusy} onClick={() => void markBroken()}>
          {text.defect}
        </Button>
      )}
    </div>
  );
}
