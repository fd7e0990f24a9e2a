import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { progressOfGame } from '@neundarter/rules/matchday/game-parties';
import { useMatchdayStartUndo } from '../../../data/club/matchday-results.ts';
import { matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { startUndoText as text } from '../../../text/matchday-results.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { GameView } from './game-views.ts';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
};

/** Takes the start of a matchday back, for whoever may start it, until a game has a turn or a result. */
export function StartUndo({ event, data, games }: Props) {
  const actor = useActor();
  const undo = useMatchdayStartUndo(event.id, (error) => text.failed(errorReason(error)));
  const isPlayed = games.some(({ match }) => match !== null && progressOfGame(match.props) === 'begun');
  if (data.status !== 'running' || isPlayed || !mayManageMatchday(actor, matchdayFactsOf(data))) return null;
  const takeBack = async () => {
    const question = { title: text.title, text: text.text, confirm: text.confirm, danger: true };
    if (await confirmAction(question)) tellOutcome(await undo.run(), { done: text.done });
  };
  return (
    <Inline justify="end">
      <Button look="quiet" isBusy={undo.isBusy} onClick={() => void takeBack()}>
        {text.open}
      </Button>
    </Inline>
  );
}
