import { type MatchError, matchErrors } from '@neundarter/rules/match/types';

/** Every error code the server answers with, and its HTTP status. One table; nothing else decides a status. */
export const errorStatus = {
  'error.invalid-request': 400,
  'error.unauthorized': 401,
  'error.insufficient-permissions': 403,
  'error.not-found': 404,
  'error.id-already-exists': 409,
  'error.version.does-not-match': 409,
  'error.request-too-large': 413,
  'error.too-many-requests': 429,
  'error.api.500': 500,
  'error.api.unavailable': 503,
  'error.invalid-match-status': 409,
  'error.parties-not-set': 409,
  'error.invalid-score': 400,
  'error.invalid-player': 400,
  'error.not-player-of-match': 400,
  'error.no-throw-to-undo': 409,
  'error.checkout-must-have-at-least-one-double-attempt': 400,
  'error.match.out-of-sync': 409,
  'error.match.competition-match-cannot-be-deleted': 409,
} as const satisfies { readonly [code in MatchError | `error.${string}`]?: number } & {
  readonly [code in MatchError]: number;
};

export type ErrorCode = keyof typeof errorStatus;

/** All codes, for descriptions and tests. */
export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/** Codes a rule of the match can refuse with. */
export const matchRuleErrors: readonly MatchError[] = matchErrors;

/** `Accept: application/problem+json` asks for this shape; everybody else gets the bare code as text. */
export type Problem = {
  readonly type: 'about:blank';
  readonly title: ErrorCode;
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** Paths of the offending fields, for bad input. */
  readonly fields?: readonly string[];
};
