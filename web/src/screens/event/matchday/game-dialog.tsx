import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { serverNow } from '../../../data/api/server-clock.ts';
import { useActor } from '../../../data/people/actor.ts';
import { CorrectionDialog } from '../../../parts/results/correction-dialog.tsx';
import { ResultDialog } from '../../../parts/results/result-dialog.tsx';
import { UndoDialog } from '../../../parts/results/undo-dialog.tsx';
import { gameActionText } from '../../../text/matchday-results.ts';
import { askedSide, type GameAction, ownPartyIn, resultMatchOf } from './game-actions.ts';
import { type GameView, teamOf } from './game-views.ts';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly game: GameView;
  readonly action: Exclude<GameAction, 'object'>;
  readonly onClose: () => void;
};

/** Nothing follows from a game of a matchday. */
const noSentence = () => '';

/** The dialog of an action with the result of a game. */
export function GameDialog({ event, data, game, action, onClose }: Props) {
  const actor = useActor();
  const match = resultMatchOf(game);
  if (match === null) return null;
  const side = askedSide(data, game, { actor, now: serverNow() });
  const askedFirst = side === null ? undefined : gameActionText.askedFirst(teamOf(data, side));
  const shared = { eventId: event.id, onClose };
  switch (action) {
    case 'result':
      return <ResultDialog {...shared} match={match} />;
    case 'giveUp':
      return <ResultDialog {...shared} match={match} givesUp={ownPartyIn(game, actor)} />;
    case 'correct':
      return <CorrectionDialog {...shared} match={match} sentenceOf={noSentence} askedFirst={askedFirst} />;
    case 'undo':
      return (
        <UndoDialog {...shared} matchId={match.matchId} sentenceOf={noSentence} askedFirst={askedFirst} />
      );
  }
}
