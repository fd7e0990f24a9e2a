import type { MatchStatus } from '@neundarter/rules/match/types';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { matchStatusText } from '../../text/match-list.ts';
import classes from './status-icon.module.css';

const icons = { scheduled: IconClock, running: IconPlayerPlayFilled, finished: IconCircleCheck } as const;

/** The status of a match as an icon; the word for it is its name for screen readers and its tooltip. */
export function StatusIcon({ status }: { readonly status: MatchStatus }) {
  const Icon = icons[status];
  const text = matchStatusText[status];
  return (
    <span className={classes.icon} data-status={status} role="img" aria-label={text} title={text}>
      <Icon aria-hidden size={18} />
    </span>
  );
}
