import {
  type TournamentLogEntry,
  useDecisionUndo,
  useTournamentLog,
} from '../../../data/club/tournament-course.ts';
import { errorReason } from '../../../text/errors.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { secondChanceText } from '../../../text/second-chance.ts';
import { logText as text } from '../../../text/tournament-course.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';
import classes from './log-dialog.module.css';

type Props = { readonly view: TournamentView; readonly onClose: () => void };

/** Who has changed what, latest first. */
export function LogDialog({ view, onClose }: Props) {
  const { event } = view;
  const log = useTournamentLog(event.id, event.props.revision);
  // That matches begin can be seen everywhere.
  const entries = (log.data?.pages.flat() ?? []).filter(({ kind }) => kind !== 'begin');
  return (
    <Dialog isOpen title={text.title} onClose={onClose}>
      <Stack gap="m">
        {log.isPending ? <Loading /> : null}
        {log.isError ? (
          <ErrorState text={text.failed(errorReason(log.error))} onRetry={() => void log.refetch()} />
        ) : null}
        {log.isSuccess && entries.length === 0 ? <p className={looks.muted}>{text.empty}</p> : null}
        <Stack as="ol" isDivided aria-label={text.title}>
          {entries.map((entry) => (
            <Entry key={entry.seq} view={view} entry={entry} />
          ))}
        </Stack>
        {log.hasNextPage ? (
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text.more}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Who has done something: scorers by their device. */
const makerOf = (name: string | null, device: TournamentLogEntry['madeOn']): string | null => {
  if (device === undefined) return name;
  if (device.guest !== null) return text.guest(device.guest);
  return name === null ? null : text.phoneOf(name);
};

/** What was done; a second chance is called as the club calls it. */
const kindText = (kind: TournamentLogEntry['kind'], config: TournamentView['data']['config']): string => {
  const title = kind === 'second-chance' ? config.knockoutStageConfig.config.secondChance?.title : null;
  return title ? secondChanceText.logged(title) : text.kinds[kind];
};

type EntryProps = { readonly view: TournamentView; readonly entry: TournamentLogEntry };

function Entry({ view: { event, data, matches, names }, entry }: EntryProps) {
  const undo = useDecisionUndo(event.id);
  const { kind, matchId, entrants, reason, score, end = null, madeAt, madeBy, madeOn, undoneAt } = entry;
  const number = matches.find((match) => match.matchId !== null && match.matchId === matchId)?.number ?? null;
  const takeBack = async () => tellOutcome(await undo.run(entrants), { done: text.decisionUndone });
  const about = [
    ...(number === null ? [] : [text.match(number)]),
    ...entrants.flatMap((entrant) => names.get(entrant) ?? []),
    ...(score === undefined ? [] : [text.score(score)]),
    ...(end === null ? [] : [text.ends[end]]),
  ];
  return (
    <li className={classes.entry} data-undone={undoneAt !== null || undefined}>
      <p className={classes.what}>
        <span className={looks.strong}>{kindText(kind, data.config)}</span>
        {about.length === 0 ? null : <span>{about.join(' · ')}</span>}
        {undoneAt === null ? null : <Badge>{text.undone}</Badge>}
      </p>
      {reason === null ? null : <p>{text.reason(reason)}</p>}
      <p className={looks.hint}>{text.by(formatDateTime(madeAt), makerOf(madeBy, madeOn))}</p>
      <Undone entry={entry} />
      {(kind === 'order' || kind === 'play-off') && undoneAt === null ? (
        <Button look="quiet" isBusy={undo.isBusy} onClick={() => void takeBack()}>
          {text.undoDecision}
        </Button>
      ) : null}
    </li>
  );
}

/** When an entry was undone, by whom and why. */
function Undone({ entry }: Pick<EntryProps, 'entry'>) {
  const { undoneAt, undoneBy = null, undoneOn, undoneBecause = null } = entry;
  if (undoneAt === null) return null;
  return (
    <>
      <p className={looks.hint}>{text.undoneBy(formatDateTime(undoneAt), makerOf(undoneBy, undoneOn))}</p>
      {undoneBecause === null ? null : <p>{text.reason(undoneBecause)}</p>}
    </>
  );
}
