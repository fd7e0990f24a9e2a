import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useNavigate } from 'react-router';
import { seatText } from '../../text/agreements.ts';
import { matchMenuText, matchNameText } from '../../text/match-list.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';

type MatchMenuProps = {
  readonly match: CardMatch;
  /** Whether this device may enter scores. */
  readonly mayScore: boolean;
  /** Deletes the match; null if this device may not. */
  readonly onDelete: (() => void) | null;
  /** Asks whether the player was not in the match, and takes them out; null if this is not possible. */
  readonly onLeave: (() => void) | null;
  /** What its event offers besides. */
  readonly more?: readonly MenuItem[];
};

/** All actions for a match except opening it. Nothing for viewers who may only watch. */
export function MatchMenu({ match, mayScore, onDelete, onLeave, more = [] }: MatchMenuProps) {
  const navigate = useNavigate();
  if (!mayScore && onDelete === null && onLeave === null && more.length === 0) return null;
  const name = matchNameText(...match.names);
  const items: MenuItem[] = [
    {
      label: matchMenuText.watch,
      icon: <IconDeviceTv aria-hidden size={20} />,
      onSelect: () => void navigate(matchPath(match, 'spectator')),
    },
  ];
  if (mayScore && match.status !== 'finished') {
    items.push({
      label: matchMenuText.toScorer,
      icon: <IconCalculator aria-hidden size={20} />,
      onSelect: () => void askThen(toScorerQuestion, () => void navigate(matchPath(match, 'scorer'))),
    });
  }
  items.push(...more);
  if (onLeave !== null) {
    items.push({ label: seatText.leave, icon: <IconUserOff aria-hidden size={20} />, onSelect: onLeave });
  }
  if (onDelete !== null) {
    items.push({
      label: matchMenuText.remove,
      icon: <IconTrash aria-hidden size={20} />,
      danger: true,
      onSelect: () => void askThen(deleteQuestion(name), onDelete),
    });
  }
  return (
    <MenuButton label={matchMenuText.label(name)} items={items}>
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

const toScorerQuestion = {
  title: matchMenuText.toScorerTitle,
  text: matchMenuText.toScorerWarning,
  confirm: matchMenuText.toScorerConfirm,
};

const deleteQuestion = (name: string) => ({
  title: matchMenuText.removeTitle,
  text: matchMenuText.removeWarning(name),
  confirm: matchMenuText.removeConfirm,
  danger: true,
});

async function askThen(question: Parameters<typeof confirmAction>[0], act: () => void): Promise<void> {
  if (await confirmAction(question)) act();
}
