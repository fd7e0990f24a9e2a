// Who comes to the next events: most members have said so, and everybody has something left to answer.
import type { Reply } from '@neundarter/rules/replies/reply';
import type { League } from './matchdays.ts';

const said: readonly (Reply | null)[] = ['yes', null, 'yes', 'maybe', 'yes', 'no', null];

/** Lets the members of the club reply to the events of the next two weeks. */
export const replyToEvents = async ({
  server,
  accounts,
  visit,
}: Pick<League, 'server' | 'accounts' | 'visit'>): Promise<void> => {
  for (const [at, { email }] of accounts.entries())
    await visit(email, async (token) => {
      const { events } = await server.call('GET /replies', { token });
      for (const [index, { eventId, isRegistered }] of events.entries()) {
        const reply = said[(at * 3 + index) % said.length] ?? null;
        if (reply === null || isRegistered) continue;
        await server.call('PATCH /events/{id}/reply', { token, params: { id: eventId }, body: { reply } });
      }
    });
};
