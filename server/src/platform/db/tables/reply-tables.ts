/** What people have said to an event. */
export type EventRepliesTable = {
  readonly event_id: string;
  readonly player_id: string;
  readonly reply: 'yes' | 'maybe' | 'no';
  /** 1 if it was said for a whole series of trainings. */
  readonly is_for_series: number;
  readonly replied_at: number;
};

/** Whom a captain has asked again, once for each person and event. */
export type EventAsksTable = {
  readonly event_id: string;
  readonly player_id: string;
  /** Null after the account was deleted. */
  readonly asked_by_user_id: string | null;
  readonly asked_at: number;
};

/** Events of whose start people were reminded. One that is moved gets another row. */
export type EventRemindersTable = { readonly event_id: string; readonly starts_at: number };

/** Players who want no reminders. */
export type ReminderRefusalsTable = { readonly player_id: string };
