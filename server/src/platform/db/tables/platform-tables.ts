import type { PassKind } from '../../passes/pass.ts';

export type OutboxTable = {
  /** Ids sort in the order of writing. */
  readonly id: string;
  readonly created_at: number;
  /** From this time on any process may announce it. */
  readonly due_at: number;
  readonly attempts: number;
  /** JSON list. */
  readonly channels: string;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
};

export type MailsTable = {
  readonly id: string;
  /** A request with this key sends one mail, however often it is repeated. */
  readonly request_key: string;
  /** JSON; null after sending, because it contains a secret link. */
  readonly mail: string | null;
  readonly created_at: number;
  /** From this time on any process may send it; null after sending. */
  readonly due_at: number | null;
  readonly attempts: number;
};

/** Mails about one thing to one address: what went, and what waits. Times are ms since 1970. */
export type MailPacesTable = {
  /** What the mails are about. */
  readonly thread: string;
  /** Hash of the address, which is stored only in a mail that waits. */
  readonly address_hash: string;
  /** What the last mail said. */
  readonly last_state: string | null;
  readonly last_at: number | null;
  readonly day_began_at: number | null;
  readonly sent_in_day: number;
  readonly sent: number;
  /** JSON of the mail that waits; null if none does, as the next two. */
  readonly held_mail: string | null;
  readonly held_state: string | null;
  readonly due_at: number | null;
  readonly changed_at: number;
};

/** Counted attempts (sign-ins, mails and so on) in time windows. */
export type AttemptsTable = {
  readonly key: string;
  readonly count: number;
  readonly window_ends: number;
};

/** PINs, keys and codes that open something; the columns are those of `Pass`. */
export type PassesTable = {
  readonly kind: PassKind;
  readonly scope: string;
  /** Empty for the whole scope. */
  readonly part: string;
  readonly number: number;
  readonly secret_hash: string | null;
  readonly shown: string | null;
  readonly is_single_use: number;
  readonly issued_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly last_used_at: number | null;
  readonly locked_at: number | null;
  readonly round: number;
};

/** Days on which the server was used; `seq` counts them in the order in which it saw them. */
export type KnownDaysTable = {
  /** Days since 1970, in UTC. */
  readonly day: number;
  readonly seq: number;
};

export type PicturesTable = {
  readonly id: string;
  readonly content_type: string;
  /** Base64 text, which both databases and the API can handle. */
  readonly base64_image: string;
};

/** What a device takes to the secure address. Times are ms since 1970. */
export type RelocationsTable = {
  readonly code_hash: string;
  readonly user_id: string | null;
  /** The session that ends. */
  readonly session_id: string | null;
  readonly guest_id: string | null;
  /** Hash of the address from which it must be taken; null if any will do. */
  readonly address_hash: string | null;
  /** What the device takes along; null as soon as nobody can take it any more. */
  readonly content: string | null;
  readonly created_at: number;
  /** Hash of the claim of the device that has taken it. */
  readonly claim_hash: string | null;
  /** The session that was opened for that device. */
  readonly new_session_id: string | null;
  readonly taken_at: number | null;
};

/** Guests whose tokens from before this time are over, ms since 1970. */
export type EndedGuestsTable = { readonly guest_id: string; readonly ended_before: number };

export type SchemaVersionsTable = { readonly name: string; readonly applied_at: number };
