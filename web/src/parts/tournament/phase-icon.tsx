import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { tournamentMatchText } from '../../text/tournament.ts';
import type { MatchPhase } from './match-view.ts';
import classes from './phase-icon.module.css';

const iconOf = (phase: MatchPhase) => {
  if (phase === 'waiting') return IconHourglass;
  if (phase === 'ready') return IconClock;
  return phase === 'running' ? IconPlayerPlayFilled : IconCircleCheck;
};

/** The state of a match as an icon with a word for screen readers. */
export function PhaseIcon({ phase }: { readonly phase: MatchPhase }) {
  const Icon = iconOf(phase);
  const text = tournamentMatchText.status[phase];
  return (
    <span className={classes.icon} data-phase={phase} role="img" aria-label={text} title={text}>
      <Icon aria-hidden size={18} />
    </span>
  );
}
