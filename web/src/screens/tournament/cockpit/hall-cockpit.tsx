import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { callerDemands } from '@neundarter/rules/hall/caller-demand';
import { hallModes } from '@neundarter/rules/hall/hall-mode';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { useHall, useKnockoutRelease, useModeChoice } from '../../../data/club/hall.ts';
import { errorReason } from '../../../text/errors.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { MainAndSide } from '../../../ui/main-and-side.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { TournamentView } from '../tournament-view.ts';
import { Announcing } from './announcing.tsx';
import { BoardStrip } from './board-strip.tsx';
import classes from './hall-cockpit.module.css';
import { hallOf } from './hall-words.ts';
import { HelpWanted } from './help-wanted.tsx';
import { OverdueCalls } from './overdue-calls.tsx';
import { People } from './people.tsx';
import { Queue } from './queue.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useCalls } from './use-calls.ts';

/** Minutes are shown. ms */
const lookMs = 10_000;

/** Boards, calls and the queue of a running tournament. */
export function HallCockpit({ view }: { readonly view: TournamentView }) {
  const { event } = view;
  const { data, error, refetch } = useHall(event.id, event.props.teamId);
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
    );
  if (data.boards.length === 0)
    return (
      <EmptyState text={text.noBoards}>
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      </EmptyState>
    );
  return <Boards view={view} data={data} />;
}

type Props = { readonly view: TournamentView; readonly data: HallEntity };

function Boards({ view, data }: Props) {
  const now = useServerNow(lookMs);
  const hall = hallOf(view, data, now);
  const calls = useCalls(hall);
  useBoardKeys(hall, calls.call);
  return (
    <Stack gap="l">
      <HelpWanted hall={hall} />
      <OverdueCalls hall={hall} calls={calls} />
      <Release data={data} />
      <BoardStrip hall={hall} calls={calls} />
      <Announcing hall={hall} />
      <MainAndSide>
        <Queue hall={hall} calls={calls} mode={<ModeChoice data={data} />} />
        <People hall={hall} />
      </MainAndSide>
    </Stack>
  );
}

function ModeChoice({ data: { eventId, mode, callers } }: Pick<Props, 'data'>) {
  const change = useModeChoice(eventId);
  return (
    <div className={classes.mode}>
      {mode === 'by-hand' || callers === undefined ? null : (
        <SelectField
          label={text.callers}
          value={change.busyWith?.callers ?? callers}
          options={callerDemands.map((value) => ({ value, label: text.callerDemands[value] }))}
          onValue={(value) => void change.run({ callers: value }).then((outcome) => tellOutcome(outcome))}
        />
      )}
      <SelectField
        label={text.mode}
        value={change.busyWith?.mode ?? mode}
        options={hallModes.map((value) => ({ value, label: text.modes[value] }))}
        onValue={(value) =>
          void change
            .run({ mode: value })
            .then((outcome) =>
              tellOutcome(outcome, value === 'automatic' ? { done: text.automaticIsOn } : {}),
            )
        }
      />
    </div>
  );
}

/** The tables of finished groups are shown for a while; one tap begins the knockout at once. */
function Release({ data: { eventId, waiting } }: Pick<Props, 'data'>) {
  const change = useKnockoutRelease(eventId);
  const until = waiting.find(({ why }) => why === 'tables-are-shown')?.until;
  if (until === undefined) return null;
  return (
    <Notice tone="info">
      <Inline gap="s" align="center" wraps>
        <span>{text.tablesAreShown(until)}</span>
        <Button
          isBusy={change.isBusy}
          onClick={() => void change.run().then((outcome) => tellOutcome(outcome, { done: text.released }))}
        >
          {text.release}
        </Button>
      </Inline>
    </Notice>
  );
}
