import { hasCode } from '../../data/api/api-error.ts';
import { lastAdminText } from '../../text/last-admin.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';

/**
 * Makes a change of a player. If it takes the last admin of the team or of the platform, it says what follows and goes
 * on only after a confirmation.
 * @returns whether the change was made
 */
export async function askBeforeLastAdmin(
  name: string,
  send: (isConfirmed: boolean) => Promise<unknown>,
): Promise<boolean> {
  try {
    await send(false);
    return true;
  } catch (thrown) {
    const isOfTeam = hasCode(thrown, 'error.teams.last-admin');
    if (!isOfTeam && !hasCode(thrown, 'error.users.last-admin')) throw thrown;
    const { title, text } = isOfTeam ? lastAdminText.team : lastAdminText.platform;
    const { confirm, cancel } = lastAdminText;
    if (!(await confirmAction({ title, text: text(name), confirm, cancel, danger: true }))) return false;
    await send(true);
    return true;
  }
}
