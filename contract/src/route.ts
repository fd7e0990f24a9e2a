import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path below `apiBasePath`, with path parameters in braces: `POST /matches/{id}/throw`. */
type Address = `${Method} /${string}`;

/** One call. The server binds it to a handler from this; the compiler checks the browser's use of it. */
export type Route = {
  readonly address: Address;
  readonly summary: string;
  readonly tag: string;
  /**
   * `anyone`: no token needed. `guest`: any valid token, including a guest's. `account`: a signed-in user, even if the
   * address is not verified yet. `user`: a signed-in user with a verified address.
   */
  readonly caller: 'anyone' | 'guest' | 'account' | 'user';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Maximum size of its body in bytes, if it is larger than `maxBodyBytes`. */
  readonly maxBodyBytes?: number;
  /** The call takes a file instead of a body, as the only field of a form (multipart/form-data). */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /** Undefined if the answer is 204 without a body. */
  readonly answer?: TSchema;
  /** The short answer for callers who send `Prefer: return=minimal` (RFC 7240); the usual answer stays the default. */
  readonly minimalAnswer?: TSchema;
  /** The answer is a file that is sent while it is written; each user gets one such file at a time. */
  readonly isExport?: true;
  /** Media types of the answer, if it is a file and not JSON only. */
  readonly answerTypes?: readonly string[];
  /** Whether the call may also answer 204 without a body. */
  readonly isAnswerOptional?: boolean;
  /** Error codes of this call, besides those of every call (bad input, token, rights, version, rate). */
  readonly errors: readonly ErrorCode[];
  /** Whether a repeat with the same `x-request-id` changes nothing and gets the same answer. */
  readonly isIdempotent?: boolean;
};

/** Returns the definition unchanged; keeps its literal types. */
export const route = <const R extends Route>(definition: R): R => definition;

type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

export type ParamsOf<R extends Route> = Shape<R['params']>;
export type QueryOf<R extends Route> = Shape<R['query']>;
export type BodyOf<R extends Route> = Shape<R['body']>;
/** `never` for routes without a minimal answer. */
export type MinimalAnswerOf<R extends Route> = R extends { readonly minimalAnswer: TSchema }
  ? Shape<R['minimalAnswer']>
  : never;
export type AnswerOf<R extends Route> =
  | Shape<R['answer']>
  | (R extends { readonly isAnswerOptional: true } ? undefined : never);
