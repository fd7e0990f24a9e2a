import type { ErrorCode } from '@neundarter/contract/errors';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@neundarter/contract/route';

/** Who calls, as far as the token says. `anyone` sent none. */
export type Actor =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'guest'; readonly id: string }
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly sessionId: string;
      /** Until the address is verified there is no player, role or team either: such a user can do what guests can. */
      readonly isVerified: boolean;
      readonly playerId: string | null;
      readonly roles: readonly string[];
      readonly teamIds: readonly string[];
    };

/** One call after token, version and schema were checked: what a handler may rely on. */
export type Call<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** Empty object where the route's body is optional and none came. */
  readonly body: BodyOf<R>;
  readonly actor: Actor;
  /** The client's `x-request-id`, or one made here. Always fits the contract's pattern. */
  readonly requestId: string;
  /** Header `x-match-pin`, at most 64 characters. */
  readonly matchPin: string | null;
  readonly ifNoneMatch?: string;
  /** Where the call came from, for limits. */
  readonly clientAddress: string;
  /** What was uploaded, where the route takes a file. */
  readonly file?: Buffer;
};

/** An answer that is ready to be sent: JSON in UTF-8 and its entity tag, quotes included. */
export type RawJson = { readonly kind: 'raw'; readonly bytes: Buffer; readonly etag: string };

/** The same, but something else than JSON, which never changes under its address. */
export type RawFile = RawJson & { readonly contentType: string; readonly isImmutable: true };

/** A file to be kept, sent piece by piece as it is made; a mistake on the way breaks the connection off. */
export type RawStream = {
  readonly kind: 'stream';
  readonly contentType: string;
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
};

/** A refusal that names the fields at fault, as JSON pointers (`/props/parties`). */
export type Refusal = {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  /** Seconds after which another try makes sense. */
  readonly retryAfterS?: number;
  /** The match that stands in the way, where it is another one than the call is about. */
  readonly matchId?: string;
};

/** An answer, or a refusal that may name the fields at fault. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode | Refusal };

/** What a handler comes to: the answer, or why there is none. Refusals are values; exceptions are bugs. */
export type HandlerResult<R extends Route> = Outcome<AnswerOf<R> | RawJson | RawFile | RawStream>;

/** Answers one call; knows nothing of HTTP. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<HandlerResult<R>>;

/** One handler per route of a noun, by the route's name. */
export type Handlers<Rs extends { readonly [name: string]: Route }> = {
  readonly [Name in keyof Rs]: Handler<Rs[Name]>;
};
