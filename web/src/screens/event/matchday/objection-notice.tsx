import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayObject } from '@neundarter/rules/access/matchday';
import { isObjectable } from '@neundarter/rules/matchday/give-up';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { lineUpOf, matchdayFactsOf, useObjection, useObjectionUndo } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { matchdayText, forfeitText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

/** Time between two looks at the clock. ms */
const lookMs = 20_000;

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** That a side has not appeared, whether it objects, and its buttons for that. */
export function ObjectionNotice({ event, data }: Props) {
  const actor = useActor();
  const now = useServerNow(lookMs);
  const failed = (error: unknown) => text.failed(errorReason(error));
  const objection = useObjection(event.id, failed);
  const undo = useObjectionUndo(event.id, failed);
  const { forfeit } = data;
  if (forfeit === undefined || forfeit === null || forfeit.reason !== 'absent') return null;
  const { side, isDisputed, objectableUntil } = forfeit;
  const { teamName } = lineUpOf(data, side);
  const isOwn = mayObject(actor, matchdayFactsOf(data), side);
  const object = async () => {
    const question = { title: text.objectTitle, text: text.objectWarning, confirm: text.object };
    if (await confirmAction(question)) tellOutcome(await objection.run(), { done: text.objected });
  };
  const takeBack = async () => tellOutcome(await undo.run(), { done: text.objectionUndone });
  if (isDisputed)
    return (
      <Notice tone="warning">
        <p>{text.disputed(teamName)}</p>
        {isOwn ? (
          <Button isBusy={undo.isBusy} onClick={() => void takeBack()}>
            {text.undoObjection}
          </Button>
        ) : null}
      </Notice>
    );
  if (!isOwn || !isObjectable(forfeit, now)) return null;
  return (
    <Notice tone="warning">
      <p>{matchdayText.forfeited(teamName, 'absent')}</p>
      <p>{text.objectUntil(`${formatDateTime(objectableUntil ?? 0)} Uhr`)}</p>
      <Button isBusy={objection.isBusy} onClick={() => void object()}>
        {text.object}
      </Button>
    </Notice>
  );
}
