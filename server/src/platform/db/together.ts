type Values<Sent extends readonly Promise<unknown>[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> };

/**
 * Waits for statements of one transaction that were sent at the same time, which saves round trips to PostgreSQL. It
 * returns, or throws the first error, only after all statements have ended, so that none runs after a rollback.
 */
export const together = async <const Sent extends readonly Promise<unknown>[]>(
  sent: Sent,
): Promise<Values<Sent>> => {
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return Promise.all(sent);
};
