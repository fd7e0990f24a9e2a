type Values<Sent extends readonly Promise<unknown>[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> };

/**
 * Waits for statements of one transaction that were sent without waiting for each other, which saves PostgreSQL's round
 * trips. All of them have ended when it answers or throws the first error, so none runs on after a rollback.
 */
export const together = async <const Sent extends readonly Promise<unknown>[]>(
  sent: Sent,
): Promise<Values<Sent>> => {
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return Promise.all(sent);
};
