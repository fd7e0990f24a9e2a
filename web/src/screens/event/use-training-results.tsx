import { mayManageEvents } from '@neundarter/rules/access/events';
import { type ReactNode, Suspense, useState } from 'react';
import { useActor } from '../../data/people/actor.ts';
import type { CardMatch } from '../../parts/match-card/card-match.ts';
import type { ResultMatch } from '../../parts/results/result-match.ts';
import { trainingResultText as text } from '../../text/results.ts';
import { latePart } from '../../ui/late-part.tsx';
import type { MenuItem } from '../../ui/menu-button.tsx';

const ResultDialog = latePart(
  async () => (await import('../../parts/results/result-dialog.tsx')).ResultDialog,
);
const CorrectionDialog = latePart(
  async () => (await import('../../parts/results/correction-dialog.tsx')).CorrectionDialog,
);
const UndoDialog = latePart(async () => (await import('../../parts/results/undo-dialog.tsx')).UndoDialog);

type Action = 'result' | 'correct' | 'undo';
type Asked = { readonly match: ResultMatch; readonly action: Action };

const resultMatchOf = ({ id, names, status, winningParty }: CardMatch): ResultMatch => ({
  matchId: id,
  names,
  winner: winningParty === 'draw' ? null : winningParty,
  isOnTheWay: status === 'running',
});

/** Nothing follows from a match of a training. */
const noSentence = () => '';

type TrainingResults = {
  readonly itemsOf: (match: CardMatch) => readonly MenuItem[];
  /** The dialog that is open. */
  readonly dialog: ReactNode;
};

/** For whoever manages a training: enters, corrects and takes back results of its matches. */
export function useTrainingResults(eventId: string, teamId: string): TrainingResults {
  const actor = useActor();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayManage = mayManageEvents(actor, teamId);
  const itemsOf = (match: CardMatch): readonly MenuItem[] => {
    // What the server does not have yet cannot be corrected there.
    if (!mayManage || match.isUnsent) return [];
    const actions: readonly Action[] = match.status === 'finished' ? ['correct', 'undo'] : ['result'];
    return actions.map((action) => ({
      label: text[action],
      onSelect: () => setAsked({ match: resultMatchOf(match), action }),
    }));
  };
  const onClose = () => setAsked(null);
  const dialogOf = ({ match, action }: Asked) => {
    if (action === 'result') return <ResultDialog {...{ eventId, match, onClose }} />;
    if (action === 'correct')
      return <CorrectionDialog {...{ eventId, match, onClose }} sentenceOf={noSentence} />;
    return <UndoDialog {...{ eventId, onClose }} matchId={match.matchId} sentenceOf={noSentence} />;
  };
  return {
    itemsOf,
    dialog: asked === null ? null : <Suspense fallback={null}>{dialogOf(asked)}</Suspense>,
  };
}
