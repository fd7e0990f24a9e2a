import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { guestsSide, mayAnswerRequest } from '@neundarter/rules/access/matchday';
import { useNavigate } from 'react-router';
import { lineUpOf, matchdayFactsOf, useMatchdayAnswer } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { matchdayRequestText as text } from '../../../text/matchday-request.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** Whether the other team plays: a question to its admins, and the state of it for the team that has entered the matchday. */
export function RequestNotice({ event, data }: Props) {
  const actor = useActor();
  const { request = 'agreed' } = data;
  if (request === 'agreed') return null;
  const facts = matchdayFactsOf(data);
  if (request === 'open' && mayAnswerRequest(actor, facts))
    return <Question event={event} owner={lineUpOf(data, facts.ownerSide).teamName} />;
  const { teamName } = lineUpOf(data, guestsSide(facts));
  return request === 'open' ? (
    <Notice tone="info">{text.isOpen(teamName)}</Notice>
  ) : (
    <Notice tone="warning">{text.isDeclined(teamName)}</Notice>
  );
}

function Question({ event, owner }: { readonly event: EventEntity; readonly owner: string }) {
  const navigate = useNavigate();
  const answer = useMatchdayAnswer(event.id, (error) => text.failed(errorReason(error)));
  const agree = async () => tellOutcome(await answer.run(true), { done: text.agreed });
  const decline = async () => {
    const question = { title: text.declineTitle, text: text.declineWarning(owner), confirm: text.decline };
    if (!(await confirmAction(question))) return;
    const outcome = await answer.run(false);
    tellOutcome(outcome, { done: text.declined });
    // A matchday that is not public can no longer be seen.
    if (outcome.ok && !event.props.isPublic) await navigate('/team-lounge', { replace: true });
  };
  return (
    <Notice tone="info">
      <p>{text.asked(owner)}</p>
      <p>{text.askedHint}</p>
      <Inline gap="s" wraps>
        <Button look="primary" isBusy={answer.isBusy} onClick={() => void agree()}>
          {text.agree}
        </Button>
        <Button isBusy={answer.isBusy} onClick={() => void decline()}>
          {text.decline}
        </Button>
      </Inline>
    </Notice>
  );
}
