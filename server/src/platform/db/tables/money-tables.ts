/** What an event costs; an event without a row asks for nothing. Amounts are cents. */
export type EventMoneyTable = {
  readonly event_id: string;
  readonly fee_normal: number | null;
  readonly fee_member: number | null;
  readonly fee_youth: number | null;
  readonly deposit: number | null;
  /** JSON; null without prizes. */
  readonly prizes: string | null;
};

/** The cash books of events. Rows are only added. */
export type MoneyBookingsTable = {
  readonly id: string;
  readonly event_id: string;
  /** Number within the event, from 0. */
  readonly seq: number;
  readonly kind: string;
  readonly cents: number;
  readonly payment: string;
  readonly fee_kind: string | null;
  /** Names nobody by itself: the booking stays when the entry is removed. */
  readonly entry_id: string | null;
  readonly note: string | null;
  readonly reverses: string | null;
  readonly booked_at: number;
  /** User; null for a helper at the door, and after the account was deleted. */
  readonly booked_by_user_id: string | null;
  readonly is_by_helper: number;
};
