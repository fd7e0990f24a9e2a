import type { Match } from '@neundarter/rules/match/types';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { hasJustEndedHere } from '../../data/match/reopening.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { showToast } from '../../ui/toast.tsx';

type Reopened = Pick<MatchInfo, 'reopening'>;

/** Whether this device may take back the end of the match. */
export const mayReopen = ({ reopening }: Reopened): boolean =>
  reopening === 'freely' || reopening === 'with-reason';

/**
 * Asks before the end of a match is taken back, unless the match ended on this device a moment ago. Whoever reopens a
 * match whose result is final must give a reason.
 * @returns null if the user cancelled
 */
export const askToReopen = async (
  match: Match,
  { reopening }: Reopened,
): Promise<{ readonly reason?: string } | null> => {
  if (reopening === 'freely' && hasJustEndedHere(match.id)) return {};
  try {
    // Rarely needed, so it is loaded on demand.
    const { askInReopenDialog } = await import('../../parts/reopen-match/reopen-dialog.tsx');
    return await askInReopenDialog(match, reopening);
  } catch (error) {
    showToast({ kind: 'error', title: commonText.errorTitle, text: errorText(error) });
    return null;
  }
};
