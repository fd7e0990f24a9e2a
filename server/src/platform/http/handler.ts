import type { ErrorCode } from '@neundarter/contract/errors';
import type { AnswerOf, BodyOf, MinimalAnswerOf, ParamsOf, QueryOf, Route } from '@neundarter/contract/route';
import type { CompressedText } from './compressed-text.ts';

/** The board of a team's hall whose tablet a call comes from. */
export type CallingTablet = {
  /** Of the tablet. */
  readonly id: string;
  readonly boardId: string;
  readonly teamId: string;
  /** The match that it was told to be the next one there. */
  readonly nextMatchId: string | null;
};

/** Finds the tablet of a key; null for an unknown one. */
export type IdentifyTablet = (key: string) => Promise<CallingTablet | null>;

/** The caller, identified by the token, `anyone` sent no token; and the tablet that they use, if it sent its key. */
export type Actor = Person & { readonly tablet?: CallingTablet };

type Person =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'guest'; readonly id: string }
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly sessionId: string;
      /** A user with an unverified address has no player, role or team, and has the same rights as a guest. */
      readonly isVerified: boolean;
      readonly playerId: string | null;
      readonly roles: readonly string[];
      readonly teamIds: readonly string[];
      /** Teams of which the user is a team admin; `roles` then contains `team-admin`. */
      readonly adminOfTeamIds: readonly string[];
    };

/** Finds the caller of a token; null for a token that is malformed, forged, expired or unknown. */
export type Identify = (token: string) => Promise<Actor | null>;

/** The device of a caller: a guest is one, and so is each session of an account. Null without a token. */
export const deviceOf = (actor: Actor): string | null => {
  if (actor.kind === 'anyone') return null;
  return actor.kind === 'guest' ? actor.id : actor.sessionId;
};

/** The PIN of an event that came with a call. */
export type SentPin = {
  /** Header `x-match-pin`, at most 64 characters. */
  readonly pin: string;
  /** IP address of the client, because wrong ones count by it. */
  readonly clientAddress: string;
};

/** A call that a handler gets: token, version and schema are already checked. */
export type Call<R extends Route> = {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** An empty object if the body is optional and missing. */
  readonly body: BodyOf<R>;
  readonly actor: Actor;
  /** The client's `x-request-id`, or a new one. It always fits the contract's pattern. */
  readonly requestId: string;
  readonly matchPin: SentPin | null;
  readonly ifNoneMatch?: string;
  /** Whether the caller prefers the minimal answer; false for routes that have none. */
  readonly prefersMinimal: boolean;
  /** IP address of the client, for limits. */
  readonly clientAddress: string;
  /** The uploaded file, if the route takes one. */
  readonly file?: Buffer;
};

/** An answer that is ready to send: JSON in UTF-8 and its entity tag with quotes. */
export type RawJson = { readonly kind: 'raw'; readonly bytes: Buffer; readonly etag: string };

/** Long JSON that is sent compressed if the client accepts that, and its weak entity tag. */
export type CompressedJson = {
  readonly kind: 'compressed';
  readonly text: CompressedText;
  readonly etag: string;
};

/** JSON that several callers share; sent compressed if the client accepts that. */
export type SharedJson = { readonly kind: 'shared'; readonly text: CompressedText };

/** The client has the current version already. */
export type NotModified = { readonly kind: 'not-modified'; readonly etag: string };

/** An answer other than JSON that never changes under its address. */
export type RawFile = RawJson & { readonly contentType: string; readonly isImmutable: true };

/** A file to download, sent piece by piece while it is created; an error on the way closes the connection. */
export type RawStream = {
  readonly kind: 'stream';
  readonly contentType: string;
  readonly fileName: string;
  /** Number of entries, for progress bars. */
  readonly entries: number;
  readonly pieces: AsyncIterable<string>;
};

/** A refusal that names the wrong fields, as JSON pointers (`/props/parties`). */
export type Refusal = {
  readonly code: ErrorCode;
  readonly fields: readonly string[];
  /** Seconds to wait before another try. */
  readonly retryAfterS?: number;
  /** Id of the match that caused the refusal, if it is not the match of the call. */
  readonly matchId?: string;
};

/** A value, or a refusal that may name the wrong fields. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode | Refusal };

/** The result of a handler: an answer or a refusal. Refusals are values; exceptions are bugs. */
type HandlerResult<R extends Route> = Outcome<
  AnswerOf<R> | MinimalAnswerOf<R> | RawJson | RawFile | RawStream | CompressedJson | NotModified
>;

/** Answers one call; does not depend on HTTP. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<HandlerResult<R>>;

/** One handler per route of a noun, by the route's name. */
export type Handlers<Rs extends { readonly [name: string]: Route }> = {
  readonly [Name in keyof Rs]: Handler<Rs[Name]>;
};
