import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStartUndo } from '../../../data/club/tournament-course.ts';
import { tournamentAdminPath, tournamentPath } from '../../../parts/event-row/event-path.ts';
import { isOver } from '../../../parts/tournament/match-view.ts';
import { hallCockpitText } from '../../../text/hall-cockpit.ts';
import { startUndoText, cockpitText as text } from '../../../text/tournament-course.ts';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import type { TournamentView } from '../tournament-view.ts';
import { GoneDialog } from './gone-dialog.tsx';
import { GroupBoardDialog } from './group-board-dialog.tsx';
import { LogDialog } from './log-dialog.tsx';
import { openRounds } from './open-rounds.ts';
import { PinDialog } from './pin-dialog.tsx';
import { RoundDialog } from './round-dialog.tsx';
import { ThirdPlaceDialog } from './third-place-dialog.tsx';

const EventBoardsDialog = latePart(
  async () => (await import('../../../parts/event-boards/event-boards-dialog.tsx')).EventBoardsDialog,
);

const LateEntryDialog = latePart(async () => (await import('./late-entry-dialog.tsx')).LateEntryDialog);

const SaveTemplateDialog = latePart(
  async () => (await import('../../../parts/reuse/save-template-dialog.tsx')).SaveTemplateDialog,
);

type Opened = 'late' | 'boards' | 'round' | 'thirdPlace' | 'groupBoard' | 'gone' | 'pin' | 'log' | 'template';

/** What is possible now. */
export const offeredTools = (view: TournamentView): readonly Opened[] => {
  const { data, matches } = view;
  const hasThirdPlace =
    data.changeable?.thirdPlace !== false &&
    matches.some((match) => match.stage === 'third-place' && !match.isBegun && !isOver(match));
  return [
    'boards',
    ...(data.status === 'running' ? (['late'] as const) : []),
    ...(openRounds(view).length > 0 ? (['round'] as const) : []),
    ...(hasThirdPlace ? (['thirdPlace'] as const) : []),
    ...((data.stages?.group ?? null) === null ? [] : (['groupBoard'] as const)),
    ...(data.changeable?.gone === undefined ? [] : (['gone'] as const)),
    ...((data.matchPinCode ?? null) === null ? [] : (['pin'] as const)),
    'log',
    'template',
  ];
};

/** Everything that is not about a single match. */
export function Tools({ view }: { readonly view: TournamentView }) {
  const { event, data } = view;
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const undoItem = useStartUndoItem(view);
  const shared = { eventId: event.id, onClose: () => setOpened(null) };
  const items: readonly MenuItem[] = [
    ...offeredTools(view).map((one) => ({ label: text[one], onSelect: () => setOpened(one) })),
    { label: hallCockpitText.open, onSelect: () => void navigate(tournamentPath(event.id, 'cockpit')) },
    { label: text.money, onSelect: () => void navigate(tournamentPath(event.id, 'cockpit', 'money')) },
    { label: text.print, onSelect: () => void navigate(tournamentPath(event.id, 'print', 'folder')) },
    ...undoItem,
  ];
  return (
    <>
      <MenuButton label={text.tools} look="button" items={items}>
        <IconDotsVertical aria-hidden size={22} />
        <span className={hidden.onPhones}>{text.tools}</span>
      </MenuButton>
      {opened === 'round' ? <RoundDialog {...shared} rounds={openRounds(view)} /> : null}
      {opened === 'thirdPlace' ? <ThirdPlaceDialog {...shared} /> : null}
      {opened === 'groupBoard' ? (
        <GroupBoardDialog
          event={event}
          onClose={shared.onClose}
          groupIds={(data.stages?.group?.groups ?? []).map(({ groupId }) => groupId)}
        />
      ) : null}
      {opened === 'boards' ? (
        <Suspense fallback={null}>
          <EventBoardsDialog event={event} onClose={shared.onClose} />
        </Suspense>
      ) : null}
      {opened === 'template' ? (
        <Suspense fallback={null}>
          <SaveTemplateDialog event={event} onClose={shared.onClose} />
        </Suspense>
      ) : null}
      {opened === 'late' ? (
        <Suspense fallback={null}>
          <LateEntryDialog view={view} onClose={shared.onClose} />
        </Suspense>
      ) : null}
      {opened === 'pin' ? <PinDialog {...shared} pin={data.matchPinCode ?? ''} /> : null}
      {opened === 'gone' ? <GoneDialog view={view} onClose={shared.onClose} /> : null}
      {opened === 'log' ? <LogDialog {...shared} view={view} /> : null}
    </>
  );
}

/** The start can be taken back as long as nothing is played. */
function useStartUndoItem({ event, matches }: TournamentView): readonly MenuItem[] {
  const change = useStartUndo(event.id);
  const navigate = useNavigate();
  const undo = async () => {
    if (!(await confirmAction({ ...startUndoText, danger: true }))) return;
    const outcome = await change.run();
    tellOutcome(outcome, startUndoText);
    if (outcome.ok) void navigate(tournamentAdminPath(event.id, 'start'));
  };
  if (matches.some(({ isBegun }) => isBegun)) return [];
  return [{ label: text.undoStart, danger: true, onSelect: () => void undo() }];
}
