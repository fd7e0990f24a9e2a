import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { callerDemands } from '@neundarter/rules/hall/caller-demand';
import { type HallMode, hallModes } from '@neundarter/rules/hall/hall-mode';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { useHall, useKnockoutRelease, useModeChoice, useSharedHall } from '../../../data/club/hall.ts';
import { errorReason } from '../../../text/errors.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { TournamentView } from '../tournament-view.ts';
import { Announcing } from './announcing.tsx';
import { BoardStrip } from './board-strip.tsx';
import classes from './hall-cockpit.module.css';
import { type Hall, hallOf } from './hall-words.ts';
import { HelpWanted } from './help-wanted.tsx';
import { OverdueCalls } from './overdue-calls.tsx';
import { People } from './people.tsx';
import { Queue } from './queue.tsx';
import { SamePeople } from './same-people.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useCalls } from './use-calls.ts';
import { useOtherViews } from './use-other-views.ts';

/** Minutes are shown. ms */
const lookMs = 10_000;

/** Boards, calls and the queue of a running tournament, and of those that share its hall. */
export function HallCockpit({ view }: { readonly view: TournamentView }) {
  const { event } = view;
  const { data, error, refetch } = useHall(event.id, event.props.teamId);
  const others = (data?.together?.halls ?? []).map(({ eventId }) => eventId);
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
    );
  if (data.boards.length === 0 && others.length === 0)
    return (
      <EmptyState text={text.noBoards}>
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {others.map((id) => (
        <FollowOther key={id} home={event.id} eventId={id} />
      ))}
      <Boards view={view} data={data} others={others} />
    </>
  );
}

type FollowProps = { readonly home: string; readonly eventId: string };

/** Keeps another tournament that shares the hall up to date. */
function FollowOther({ home, eventId }: FollowProps) {
  useSharedHall(home, eventId);
  return null;
}

type Props = {
  readonly view: TournamentView;
  readonly data: HallEntity;
  /** Ids of the other tournaments that share the hall. */
  readonly others: readonly string[];
};

function Boards({ view, data, others }: Props) {
  const now = useServerNow(lookMs);
  const views = useOtherViews(others);
  const hall = hallOf([view, ...views.known], data, now);
  const calls = useCalls(hall);
  useBoardKeys(hall, calls.call);
  return (
    <Stack gap="l">
      {views.areRead && views.known.length < others.length ? (
        <Notice tone="warning">{text.othersFailed}</Notice>
      ) : null}
      <HelpWanted hall={hall} />
      <OverdueCalls hall={hall} calls={calls} />
      <SamePeople hall={hall} />
      {hall.halls.map(({ eventId }) => (
        <Release key={eventId} hall={hall} eventId={eventId} />
      ))}
      <div className={classes.desk}>
        <Stack gap="m" className={classes.hall}>
          <BoardStrip hall={hall} calls={calls} />
          <Announcing hall={hall} />
        </Stack>
        <div className={classes.queue}>
          <Queue hall={hall} calls={calls} mode={<ModeChoice hall={hall} />} />
        </div>
        <div className={classes.people}>
          <People hall={hall} />
        </div>
      </div>
    </Stack>
  );
}

/** Where some tournaments call otherwise than others. */
const mixed = 'mixed';

type ModeOption = { readonly value: HallMode | typeof mixed; readonly label: string };

const modeOptions = hallModes.map((value): ModeOption => ({ value, label: text.modes[value] }));
const differs: ModeOption = { value: mixed, label: text.modesDiffer };

/** How all tournaments of the hall call. */
function ModeChoice({ hall: { data, halls } }: { readonly hall: Hall }) {
  const { eventId: home, mode, callers } = data;
  const change = useModeChoice(home);
  const eventIds = halls.map(({ eventId }) => eventId);
  const isMixed = halls.some((one) => one.mode !== mode);
  return (
    <div className={classes.mode}>
      {mode === 'by-hand' || callers === undefined ? null : (
        <SelectField
          label={text.callers}
          value={change.busyWith?.callers ?? callers}
          options={callerDemands.map((value) => ({ value, label: text.callerDemands[value] }))}
          onValue={(value) =>
            void change.run({ eventIds, callers: value }).then((outcome) => tellOutcome(outcome))
          }
        />
      )}
      <SelectField
        label={text.mode}
        value={change.busyWith?.mode ?? (isMixed ? mixed : mode)}
        options={isMixed ? [differs, ...modeOptions] : modeOptions}
        onValue={(value) => {
          if (value === mixed) return;
          void change
            .run({ eventIds, mode: value })
            .then((outcome) =>
              tellOutcome(outcome, value === 'automatic' ? { done: text.automaticIsOn } : {}),
            );
        }}
      />
    </div>
  );
}

type ReleaseProps = { readonly hall: Hall; readonly eventId: string };

/** The tables of finished groups are shown for a while; one tap begins the knockout at once. */
function Release({ hall, eventId }: ReleaseProps) {
  const change = useKnockoutRelease(hall.data.eventId);
  const waiting = hall.halls.find((one) => one.eventId === eventId)?.waiting ?? [];
  const shown = waiting.find(({ why }) => why === 'tables-are-shown');
  if (shown?.until === undefined) return null;
  const name = hall.tournamentOf(shown.matchId);
  return (
    <Notice tone="info" {...(name !== null && { title: name })}>
      <Inline gap="s" align="center" wraps>
        <span>{text.tablesAreShown(shown.until)}</span>
        <Button
          isBusy={change.isBusy}
          onClick={() =>
            void change.run({ eventId }).then((outcome) => tellOutcome(outcome, { done: text.released }))
          }
        >
          {text.release}
        </Button>
      </Inline>
    </Notice>
  );
}
