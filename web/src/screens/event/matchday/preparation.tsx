import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { playersInBoth } from '@neundarter/rules/matchday/line-up';
import { sides } from '@neundarter/rules/matchday/plan';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import {
  lineUpOf,
  lineUpsOf,
  matchdayFactsOf,
  maySetUp,
  missingAnswersOf,
} from '../../../data/club/matchdays.ts';
import { AlreadyStarted, useMatchdayStart } from '../../../data/club/start-event.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { preparationText as text } from '../../../text/matchday.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { showToast } from '../../../ui/toast.tsx';
import { nameOf } from './line-up-people.ts';
import { setUpPath } from './matchday-path.ts';
import classes from './preparation.module.css';
import { ReadyQuestions } from './ready-question.tsx';

/** Time between two looks at the clock. ms */
const lookMs = 10_000;

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** What is missing for the start, and the start itself. */
export function Preparation({ event, data }: Props) {
  const actor = useActor();
  const facts = matchdayFactsOf(data);
  const missing = missingTexts(data, useServerNow(lookMs));
  return (
    <Card title={text.title}>
      <Stack as="ul" gap="s">
        {sides.map((side) => (
          <SideState
            key={side}
            lineUp={lineUpOf(data, side)}
            setUpAt={maySetUp(actor, data, side) ? setUpPath(side) : null}
          />
        ))}
      </Stack>
      <Stack as="ul" aria-label={text.open}>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <ReadyQuestions event={event} data={data} />
      {missing.length > 0 ? null : <p>{text.allSet}</p>}
      {mayManageMatchday(actor, facts) ? (
        <StartButton event={event} isReady={missing.length === 0} />
      ) : (
        <p className={looks.muted}>{text.waiting(lineUpOf(data, facts.ownerSide).teamName)}</p>
      )}
    </Card>
  );
}

type StateProps = {
  readonly lineUp: LineUpEntity;
  /** Where the line-up can be set; null for viewers who may not. */
  readonly setUpAt: string | null;
};

function SideState({ lineUp, setUpAt }: StateProps) {
  const { teamName, isSet, changedAt = null } = lineUp;
  const Icon = isSet ? IconCircleCheck : IconCircleDashed;
  return (
    <Inline as="li" gap="s" align="center" justify="between" className={classes.side}>
      <Inline gap="s" align="center">
        <Icon aria-hidden size={24} className={classes.icon} data-set={isSet || undefined} />
        <Stack>
          <span className={looks.name}>{teamName}</span>
          <span className={looks.hint}>{isSet ? text.isSet : text.notSet}</span>
          {changedAt === null ? null : <span className={classes.changed}>{text.changedAt(changedAt)}</span>}
        </Stack>
      </Inline>
      {setUpAt === null ? null : (
        <ButtonLink to={setUpAt} aria-label={isSet ? text.change(teamName) : text.setUp(teamName)}>
          {isSet ? text.changeShort : text.setUpShort}
        </ButtonLink>
      )}
    </Inline>
  );
}

/** What keeps the matchday from being started, as far as the viewer may know it. */
export function missingTexts(data: MatchdayData, now: number): readonly string[] {
  const [home, away] = lineUpsOf(data);
  const unset = lineUpsOf(data).filter(({ isSet }) => !isSet);
  if (unset.length > 0) return unset.map(({ teamName }) => text.missing(teamName));
  if (home.players === null || away.players === null) return [];
  const inBoth = playersInBoth(home.players, away.players).map((id) => text.inBoth(nameOf(home, id)));
  const unready = missingAnswersOf(data)
    .filter(({ startsFrom }) => now < startsFrom)
    .map(({ side, startsFrom }) => text.notReady(lineUpOf(data, side).teamName, startsFrom));
  return [...inBoth, ...unready];
}

function StartButton({ event, isReady }: { readonly event: EventEntity; readonly isReady: boolean }) {
  const start = useMatchdayStart(event.id, (error) => text.startFailed(errorReason(error)));
  const ask = async () => {
    const question = { title: text.startTitle, text: text.startWarning, confirm: text.startConfirm };
    if (!(await confirmAction(question))) return;
    const outcome = await start.run(event.props.editRevision);
    if (!outcome.ok && outcome.error instanceof AlreadyStarted)
      return showToast({ kind: 'success', title: text.runsAlready });
    tellOutcome(outcome, { done: text.started });
  };
  return (
    <Button look="primary" isWide disabled={!isReady} isBusy={start.isBusy} onClick={() => void ask()}>
      {text.start}
    </Button>
  );
}
