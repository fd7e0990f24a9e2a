import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { useState } from 'react';
import { matchdayFactsOf, useMatchdayForfeitUndo } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { forfeitText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Row } from '../../../ui/row.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { ForfeitDialog } from './forfeit-dialog.tsx';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** For the home team's admins: gives the matchday to one team, or takes that back. */
export function ManageMatchday({ event, data }: Props) {
  const actor = useActor();
  const [isForfeiting, setForfeiting] = useState(false);
  const undo = useMatchdayForfeitUndo(event.id, (error) => text.failed(errorReason(error)));
  if (!mayManageMatchday(actor, matchdayFactsOf(data))) return null;
  const takeBack = async () => {
    const question = { title: text.undoTitle, text: text.undoWarning, confirm: text.undo };
    if (await confirmAction(question)) tellOutcome(await undo.run(), { done: text.undone });
  };
  return (
    <Row justify="end">
      {data.forfeitedBy !== null ? (
        <Button isBusy={undo.isBusy} onClick={() => void takeBack()}>
          {text.undo}
        </Button>
      ) : data.status === 'finished' ? null : (
        <Button look="quiet" onClick={() => setForfeiting(true)}>
          {text.open}
        </Button>
      )}
      {isForfeiting ? (
        <ForfeitDialog eventId={event.id} data={data} onClose={() => setForfeiting(false)} />
      ) : null}
    </Row>
  );
}
