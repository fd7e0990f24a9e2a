import type { BoardEntity } from '@neundarter/contract/entities/board';
import { maxBoardLength } from '@neundarter/contract/limits';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Suspense, useState } from 'react';
import { useBreakBoard, useChangeBoard, useDeleteBoard, useHelpEnd } from '../../data/club/boards.ts';
import { teamBoardsText as text } from '../../text/team-boards.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ChangeDialog } from '../change-dialog/change-dialog.tsx';

const BindDialog = latePart(async () => (await import('./bind-dialog.tsx')).BindDialog);

type Props = {
  readonly teamId: string;
  readonly board: BoardEntity;
  readonly all: readonly BoardEntity[];
};
type DialogProps = Props & { readonly onClose: () => void };

/** What can be done with a board. */
export function BoardMenu(props: Props) {
  const { teamId, board } = props;
  const { id: boardId, name, state, isStream, revision } = board;
  const [open, setOpen] = useState<'rename' | 'break' | 'tablet' | null>(null);
  const change = useChangeBoard(teamId);
  const breaking = useBreakBoard(teamId);
  const removal = useDeleteBoard(teamId);
  const help = useHelpEnd(teamId);
  const endHelp = async () => tellOutcome(await help.run(boardId));
  const set = async (body: { isStream?: boolean; state?: 'open' | 'reserved' }) =>
    tellOutcome(await change.run({ boardId, revision, ...body }), { done: text.saved });
  const markBroken = async () => {
    if (board.matches.length > 0) return setOpen('break');
    tellOutcome(await breaking.run({ boardId, revision, running: 'stay' }), { done: text.broken(name) });
  };
  const remove = async () => {
    const question = { title: text.deleteTitle(name), text: text.deleteQuestion, confirm: text.delete };
    if (await confirmAction({ ...question, danger: true }))
      tellOutcome(await removal.run(boardId), { done: text.deleted });
  };
  const isOpen = state === 'open';
  const freeing = state === 'broken' ? text.mended : text.free;
  const items = [
    ...((board.helpSince ?? null) === null ? [] : [{ label: text.helpDone, onSelect: () => void endHelp() }]),
    ...(state === 'broken' ? [] : [{ label: text.break, onSelect: () => void markBroken() }]),
    {
      label: isOpen ? text.reserve : freeing,
      onSelect: () => void set({ state: isOpen ? 'reserved' : 'open' }),
    },
    { label: text.rename, onSelect: () => setOpen('rename') },
    {
      label: isStream ? text.streamOff : text.streamOn,
      onSelect: () => void set({ isStream: !isStream }),
    },
    { label: text.tablet, onSelect: () => setOpen('tablet') },
    { label: text.delete, danger: true, onSelect: () => void remove() },
  ];
  return (
    <>
      <MenuButton label={text.menu(name)} items={items}>
        <IconDotsVertical aria-hidden size={22} />
      </MenuButton>
      {open === 'rename' ? <RenameDialog {...props} onClose={() => setOpen(null)} /> : null}
      {open === 'tablet' ? (
        <Suspense fallback={null}>
          <BindDialog teamId={teamId} board={board} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'break' ? <BreakDialog {...props} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function RenameDialog({ teamId, board, onClose }: DialogProps) {
  const change = useChangeBoard(teamId);
  const [name, setName] = useState(board.name);
  return (
    <ChangeDialog
      title={text.renameTitle(board.name)}
      confirm={text.save}
      done={text.saved}
      change={change}
      isEmpty={name.trim() === ''}
      sentOf={() => ({ boardId: board.id, revision: board.revision, name: name.trim() })}
      onClose={onClose}
    >
      <TextField label={text.name} maxLength={maxBoardLength} value={name} onValue={setName} />
    </ChangeDialog>
  );
}

/** Asks what happens to the match that runs on a board that breaks. */
function BreakDialog({ teamId, board, all, onClose }: DialogProps) {
  const change = useBreakBoard(teamId);
  const [way, setWay] = useState('stay');
  const free = all.filter(
    ({ id, state, matches }) => id !== board.id && state === 'open' && matches.length === 0,
  );
  const sentOf = () => {
    const seen = { boardId: board.id, revision: board.revision };
    if (way === 'stay') return { ...seen, running: 'stay' as const };
    if (way === 'pause') return { ...seen, running: 'pause' as const };
    return { ...seen, running: 'move' as const, to: way };
  };
  return (
    <ChangeDialog
      title={text.breakTitle(board.name)}
      confirm={text.break}
      done={text.broken(board.name)}
      danger
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <p>{text.breakQuestion}</p>
      <SelectField
        label={text.ways}
        value={way}
        options={[
          { value: 'stay', label: text.stay },
          ...free.map(({ id, name }) => ({ value: id, label: text.moveTo(name) })),
          { value: 'pause', label: text.pause },
        ]}
        onValue={setWay}
      />
    </ChangeDialog>
  );
}
