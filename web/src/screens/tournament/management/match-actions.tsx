import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useState } from 'react';
import { useEntrantWithdrawal } from '../../../data/club/tournament-course.ts';
import { matchSentence } from '../../../parts/tournament/match-sentence.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { matchActionsText as text, withdrawalText } from '../../../text/tournament-course.ts';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { TournamentView } from '../tournament-view.ts';
import { BoardDialog } from './board-dialog.tsx';
import { CallerDialog } from './caller-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

type Opened = 'result' | 'undo' | 'caller' | 'board';
type Existing = MatchView & { readonly matchId: string };

const dialogsOf = ({ phase }: MatchView): readonly Opened[] => {
  if (phase === 'finished') return ['undo', 'board'];
  if (phase === 'running') return ['result', 'board'];
  return phase === 'ready' ? ['result', 'caller', 'board'] : ['caller', 'board'];
};

type Props = { readonly view: TournamentView; readonly match: MatchView };

/** What organisers can do with a match; nothing before it exists and after a forfeit by withdrawal. */
export function MatchActions({ view, match }: Props) {
  if (match.matchId === null || match.phase === 'forfeited') return null;
  return <ExistingActions view={view} match={{ ...match, matchId: match.matchId }} />;
}

function ExistingActions({ view, match }: Props & { readonly match: Existing }) {
  const { event, names } = view;
  const [opened, setOpened] = useState<Opened | null>(null);
  const withdrawals = useWithdrawalItems(event.id, match);
  const items: readonly MenuItem[] = [
    ...dialogsOf(match).map((one) => ({ label: text[one], onSelect: () => setOpened(one) })),
    ...withdrawals,
  ];
  const { matchId } = match;
  const shared = { eventId: event.id, onClose: () => setOpened(null) };
  return (
    <>
      <MenuButton label={text.menu(matchSentence(match))} items={items}>
        <IconDotsVertical aria-hidden />
      </MenuButton>
      {opened === 'result' ? <ResultDialog {...shared} match={match} /> : null}
      {opened === 'undo' ? <UndoDialog {...shared} matchId={matchId} /> : null}
      {opened === 'caller' ? <CallerDialog {...shared} match={match} names={names} /> : null}
      {opened === 'board' ? <BoardDialog {...shared} matchId={matchId} board={match.board} /> : null}
    </>
  );
}

/** Both sides of a match that can be played may withdraw; a match that is running is given up instead. */
function useWithdrawalItems(eventId: string, match: MatchView): readonly MenuItem[] {
  const change = useEntrantWithdrawal(eventId);
  const stage = match.stage === 'group' ? 'group' : 'knockout';
  const withdraw = async (entrant: string, name: string) => {
    const isSure = await confirmAction({
      title: withdrawalText.title(name),
      text: withdrawalText[stage],
      confirm: withdrawalText.confirm,
      danger: true,
    });
    if (isSure) tellOutcome(await change.run({ entrant, stage }), withdrawalText);
  };
  if (match.phase !== 'ready') return [];
  return match.sides.flatMap(({ entrant, name }) =>
    entrant === null
      ? []
      : [{ label: text.withdraw(name), danger: true, onSelect: () => void withdraw(entrant, name) }],
  );
}
