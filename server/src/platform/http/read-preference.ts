import type { Route } from '@neundarter/contract/route';
import type { FastifyReply } from 'fastify';

/** The preference in requests and in `preference-applied` of answers (RFC 7240). */
const minimalAnswer = 'return=minimal';

/**
 * Whether a `Prefer` header asks for the minimal answer. Of several `return` preferences the first one counts; unknown
 * preferences and parameters are ignored.
 */
export function prefersMinimal(header: string | readonly string[] | undefined): boolean {
  const sent = typeof header === 'string' ? header : (header ?? []).join(',');
  const preferences = sent.split(',').map((one) => (one.split(';')[0] ?? '').replaceAll(/[\s"]/g, ''));
  const first = preferences.find((one) => /^return=/i.test(one));
  return first?.toLowerCase() === minimalAnswer;
}

/** Tells caches and the client which of the two answers this is. */
export function notePreference(reply: FastifyReply, route: Route, isMinimal: boolean): void {
  if (route.minimalAnswer === undefined) return;
  reply.header('vary', 'Prefer');
  if (isMinimal) reply.header('preference-applied', minimalAnswer);
}
