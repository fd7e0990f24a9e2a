const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Messages of `pg` for a lost connection; these errors have no code. */
const goneMessages =
  /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i;

/**
 * Whether the connection to PostgreSQL could not be made or was lost: network errors, class 08 (connection
 * exception), 57P01–57P03 (shutting down, crashed, starting up), 53300 (too many connections), 25006 (a standby that does
 * not write yet).
 */
export const isConnectionError = (error: unknown): boolean => {
  const code = codeOf(error);
  if (networkCodes.has(code) || /^(08|57P0[123]|53300|25006)/.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return error instanceof Error && code === '' && goneMessages.test(error.message);
};

/** Whether the transaction conflicted with another one and can run again: serialization failure or deadlock. */
export const isConflict = (error: unknown): boolean => codeOf(error) === '40001' || codeOf(error) === '40P01';
