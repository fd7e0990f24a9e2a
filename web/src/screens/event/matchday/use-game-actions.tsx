import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { type ReactNode, Suspense, useState } from 'react';
import { useGameObjection } from '../../../data/club/matchday-results.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { disputeText, gameActionText as text } from '../../../text/matchday-results.ts';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import type { MenuItem } from '../../../ui/menu-button.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { type GameAction, gameActions } from './game-actions.ts';
import type { GameView } from './game-views.ts';

const GameDialog = latePart(async () => (await import('./game-dialog.tsx')).GameDialog);

type Asked = { readonly matchId: string; readonly action: Exclude<GameAction, 'object'> };

/** The actions with the results of games: items for the menu of each game, and the dialog that is open. */
type GameActions = {
  readonly itemsOf: (game: GameView) => readonly MenuItem[];
  readonly dialog: ReactNode;
};

export function useGameActions(
  event: EventEntity,
  data: MatchdayData,
  games: readonly GameView[],
): GameActions {
  const actor = useActor();
  const [asked, setAsked] = useState<Asked | null>(null);
  const objection = useGameObjection(event.id, (error) => disputeText.failed(errorReason(error)));
  const object = async (matchId: string) => {
    const question = { title: disputeText.objectTitle, text: disputeText.objectText, confirm: text.object };
    if (await confirmAction(question))
      tellOutcome(await objection.run(matchId), { done: disputeText.objected });
  };
  const act = (matchId: string, action: GameAction): void => {
    if (action === 'object') void object(matchId);
    else setAsked({ matchId, action });
  };
  const game = games.find(({ match }) => match !== null && match.id === asked?.matchId);
  return {
    itemsOf: (one) => {
      const matchId = one.match?.id;
      if (matchId === undefined) return [];
      return gameActions(data, one, actor).map((action) => ({
        label: text[action],
        onSelect: () => act(matchId, action),
      }));
    },
    dialog:
      asked === null || game === undefined ? null : (
        <Suspense fallback={null}>
          <GameDialog {...{ event, data, game }} action={asked.action} onClose={() => setAsked(null)} />
        </Suspense>
      ),
  };
}
