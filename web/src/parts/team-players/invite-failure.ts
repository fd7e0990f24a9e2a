import { errorReason, errorText } from '../../text/errors.ts';
import { addPlayerText } from '../../text/team.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether nobody is registered with the address. */
export const isNotRegistered = (error: unknown): boolean =>
  codeOf(error) === 'error.teams.user-not-registered';

/** Why an invitation was not sent, as text; error codes of teams have their own texts. */
export const inviteFailure = (error: unknown): string =>
  codeOf(error).startsWith('error.teams.')
    ? errorText(error)
    : addPlayerText.inviteFailed(errorReason(error));
