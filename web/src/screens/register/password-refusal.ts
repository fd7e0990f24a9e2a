import { passwordErrors } from '@neundarter/rules/access/password';
import { hasCode } from '../../data/api/api-error.ts';

/** Whether the server refused because of the new password. */
export const isOfPassword = (error: unknown): boolean => passwordErrors.some((rule) => hasCode(error, rule));
