import { CorrectionDialog } from '../../../parts/results/correction-dialog.tsx';
import { ResultDialog } from '../../../parts/results/result-dialog.tsx';
import type { NumberedMatch } from '../../../parts/results/result-match.ts';
import { UndoDialog } from '../../../parts/results/undo-dialog.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { BoardDialog } from './board-dialog.tsx';
import { CallerDialog } from './caller-dialog.tsx';
import { CallerGoneDialog } from './caller-gone-dialog.tsx';
import { dependentSentence } from './dependent-sentence.ts';
import type { MatchAction } from './match-menu.tsx';
import { resultMatchOf } from './result-match-of.ts';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { wantingMatch } from './wanting-match.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = {
  readonly view: TournamentView;
  readonly matchKey: string;
  readonly action: MatchAction;
  readonly onClose: () => void;
};

/** The dialog of an action; nothing if the match has gone meanwhile. */
export function MatchDialog({ view, matchKey, action, onClose }: Props) {
  const { event, matches, participants } = view;
  const found = matches.find(({ key }) => key === matchKey);
  if (found === undefined || found.matchId === null) return null;
  const match = { ...found, matchId: found.matchId };
  const shared = { eventId: event.id, onClose };
  const result = resultMatchOf(match);
  const sentenceOf = (dependent: NumberedMatch) => dependentSentence(dependent, matches);
  switch (action.kind) {
    case 'result':
      return <ResultDialog {...shared} match={result} />;
    case 'correct':
      return <CorrectionDialog {...shared} match={result} sentenceOf={sentenceOf} hasPlaces />;
    case 'undo':
      return <UndoDialog {...shared} matchId={match.matchId} sentenceOf={sentenceOf} />;
    case 'caller':
      return <CallerDialog view={view} match={match} onClose={onClose} />;
    case 'board':
      return (
        <BoardDialog
          event={event}
          matchId={match.matchId}
          names={match.sides.map(({ name }) => name).join(' – ')}
          wanting={wantingMatch(match, matches)}
          board={match.board}
          onClose={onClose}
        />
      );
    case 'withdraw': {
      const { entrant, name } = action;
      const stage = match.stage === 'group' || match.stage === 'play-off' ? match.stage : 'knockout';
      return <WithdrawDialog {...shared} {...{ entrant, name, stage, matches }} />;
    }
    case 'gone':
      return <CallerGoneDialog {...shared} entrant={action.entrant} name={action.name} />;
    case 'substitute': {
      const entry = participants.find(({ id }) => id === action.entrant);
      return entry === undefined ? null : <SubstituteDialog view={view} entry={entry} onClose={onClose} />;
    }
  }
}
