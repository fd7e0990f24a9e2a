import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { accountReasons } from '../../text/register.ts';
import { Reasons } from '../welcome/reasons.tsx';

/** What an account is good for. */
export const AccountReasons = () => (
  <Reasons reasons={accountReasons} icons={[IconTargetArrow, IconChartBar, IconUsersGroup]} />
);
