import type { PartyIndex } from '@neundarter/rules/match/types';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { setupText } from '../../text/setup.ts';
import { setupKindsText } from '../../text/setup-kinds.ts';
import { Button } from '../../ui/button.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import classes from './side-form.module.css';

type Props = {
  readonly party: PartyIndex;
  readonly isGuest: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Unfolds the kinds of a side: bot, double, players with an account. */
export function KindsButton({ party, isGuest, isOpen, onToggle }: Props) {
  return (
    <Button
      look="quiet"
      className={classes.kinds ?? ''}
      icon={<IconChevronDown aria-hidden size={18} />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isGuest ? setupKindsText.others : setupKindsText.change}
      <span className={hidden.hidden}> {setupKindsText.forSide(setupText.sideTitles[party])}</span>
    </Button>
  );
}
