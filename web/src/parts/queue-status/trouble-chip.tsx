import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { type Trouble, troubleText } from '../../text/trouble.ts';
import classes from './queue-status.module.css';

/** Tells, without alarm, what keeps changes from the server; the game goes on. */
export function TroubleChip({ trouble }: { readonly trouble: Trouble }) {
  const { short, hint } = troubleText[trouble];
  return (
    <span className={classes.trouble} title={hint}>
      <IconCloudOff size={16} aria-hidden="true" />
      {short}
    </span>
  );
}
