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

/** Counted attempts (sign-ins, mails and so on) in time windows. */
export type AttemptsTable = {
  readonly key: string;
  readonly count: number;
  readonly window_ends: number;
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

export type SchemaVersionsTable = { readonly name: string; readonly applied_at: number };
