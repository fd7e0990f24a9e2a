import { createHash } from 'node:crypto';

/** A hash of the content that does not depend on the order of its fields. */
export const contentHash = (value: unknown): string => {
  const sorted = (_: string, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('base64url');
};
