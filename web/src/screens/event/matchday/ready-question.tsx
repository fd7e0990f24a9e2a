import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayAnswerChange } from '@neundarter/rules/access/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import {
  lineUpOf,
  matchdayFactsOf,
  missingAnswersOf,
  useLineUpAnswer,
} from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { preparationText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** Asks the people of a side whether they are ready for the line-up that the other side has changed. */
export function ReadyQuestions({ event, data }: Props) {
  const actor = useActor();
  const facts = matchdayFactsOf(data);
  const asked = missingAnswersOf(data).filter(({ side }) => mayAnswerChange(actor, facts, side));
  return asked.map(({ side }) => <ReadyQuestion key={side} event={event} data={data} side={side} />);
}

function ReadyQuestion({ event, data, side }: Props & { readonly side: Side }) {
  const answer = useLineUpAnswer(event.id, (error) => text.readyFailed(errorReason(error)));
  const { editRevision } = event.props;
  return (
    <Notice tone="warning">
      <p>{text.readyQuestion(lineUpOf(data, opponentOf(side)).teamName)}</p>
      <Button
        look="primary"
        isBusy={answer.isBusy}
        onClick={() =>
          void answer
            .run({ side, editRevision })
            .then((outcome) => tellOutcome(outcome, { done: text.readyDone }))
        }
      >
        {text.ready}
      </Button>
    </Notice>
  );
}
