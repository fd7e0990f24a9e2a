import type { Queries, WriteTx } from '../platform/db/database.ts';

export const calendarKinds = ['team', 'player', 'league'] as const;
type CalendarKind = (typeof calendarKinds)[number];
/** The kind of a calendar with the fixtures of a league. */
export const ofLeague = 'league' satisfies CalendarKind;

/** Whose calendar it is. */
export type Subject = { readonly kind: CalendarKind; readonly id: string };

const subjectOf = ({ kind, id }: Subject): string => `${kind}/${id}`;

/** How often the address of a calendar was renewed. */
export const findNumber = async (q: Queries, subject: Subject): Promise<number> => {
  const row = await q
    .selectFrom('calendar_feeds')
    .select('number')
    .where('subject', '=', subjectOf(subject))
    .executeTakeFirst();
  return row?.number ?? 0;
};

/** Counts a renewal; from then on the earlier address leads nowhere. */
export const countRenewal = async ({ q }: WriteTx, subject: Subject): Promise<void> => {
  await q
    .insertInto('calendar_feeds')
    .values({ subject: subjectOf(subject), number: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({ number: eb('calendar_feeds.number', '+', 1) })),
    )
    .execute();
};

/** Deletes what is stored about the calendar of a player; without an account its address leads nowhere. */
export const forgetCalendar = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  const subject = subjectOf({ kind: 'player', id: playerId });
  await q.deleteFrom('calendar_feeds').where('subject', '=', subject).execute();
};
