import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path below the API's base, path parameters in braces: `POST /matches/{id}/throw`. */
export type Address = `${Method} /${string}`;

/** One call: everything the server needs to bind it and the browser's compiler needs to check it. */
export type Route = {
  readonly address: Address;
  readonly summary: string;
  readonly tag: string;
  /**
   * `anyone` needs no token; `guest` any valid token, a guest's too; `account` a signed-in user, also one whose address
   * is not verified yet; `user` a signed-in user with a verified address.
   */
  readonly caller: 'anyone' | 'guest' | 'account' | 'user';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** A file comes instead of a body, as the one field of a form (multipart/form-data). */
  readonly file?: { readonly field: string; readonly maxBytes: number };
  /** Absent for 204. */
  readonly answer?: TSchema;
  /** Media types of the answer, where it is a file to be kept and not only JSON. */
  readonly answerTypes?: readonly string[];
  /** Whether nothing (204) is an answer, too. */
  readonly isAnswerOptional?: boolean;
  /** Codes beyond those every call can answer (bad input, token, rights, version, rate). */
  readonly errors: readonly ErrorCode[];
  /** Whether `x-request-id` makes a repeat harmless. */
  readonly isIdempotent?: boolean;
};

/** Names a route without losing its literal types. */
export const route = <const R extends Route>(definition: R): R => definition;

type Shape<Schema> = Schema extends TSchema ? Static<Schema> : undefined;

export type ParamsOf<R extends Route> = Shape<R['params']>;
export type QueryOf<R extends Route> = Shape<R['query']>;
export type BodyOf<R extends Route> = Shape<R['body']>;
export type AnswerOf<R extends Route> =
  | Shape<R['answer']>
  | (R extends { readonly isAnswerOptional: true } ? undefined : never);
