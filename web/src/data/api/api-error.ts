import type { ErrorCode, Problem } from '@neundarter/contract/errors';

/** Codes of failures for which the server sent no code. */
type LocalErrorCode = 'error.api.404' | 'error.api.502' | 'error.api.network-error' | 'error.api.unexpected';

type ErrorDetails = {
  readonly fields?: readonly string[];
  readonly matchId?: string | null;
  readonly retryAfterS?: number | null;
};

/** A call that failed. */
export class ApiError extends Error {
  /** A code of the contract or a local one; otherwise a message with the status. */
  readonly code: ErrorCode | LocalErrorCode | (string & {});
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** Whether the same call may succeed later: network, overload, restart. */
  readonly isRetryable: boolean;
  /** Wrong fields of the body, named by the server as JSON pointers: `/props/name`. */
  readonly fields: readonly string[];
  /** Id of the other match that prevents the call; null if the answer names none. */
  readonly matchId: string | null;
  /** Seconds until the same call may succeed; null if the answer names no time. */
  readonly retryAfterS: number | null;

  constructor(
    code: string,
    status: number | null,
    { fields = [], matchId = null, retryAfterS = null }: ErrorDetails = {},
  ) {
    super(status === null || passesText(status) ? code : `Request failed with status: ${status}`);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.matchId = matchId;
    this.retryAfterS = retryAfterS;
    this.isRetryable =
      code === 'error.api.network-error' ||
      code === 'error.version.does-not-match' ||
      (status !== null && (status >= 500 || retryableStatuses.has(status)));
  }
}

/** Whether a call failed with exactly this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

/** Whether the thing does not exist. The server refuses an id of the wrong form with 400. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Statuses whose answer text is the error code. Specification, error catalogue. */
const textStatuses = new Set([400, 403, 404, 409, 500]);
const passesText = (status: number) => textStatuses.has(status);

/**
 * Timeout, locked, too early, too many: the call may succeed later. 401 too, because the guest is renewed meanwhile.
 */
const retryableStatuses = new Set([401, 408, 423, 425, 429]);

type FailedAnswer = Pick<Response, 'status' | 'headers'>;

/** Seconds of the header `retry-after`; null if it is missing or a date. */
const retryAfterOf = ({ headers }: FailedAnswer): number | null => {
  const sent = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(sent) ? Number(sent) : null;
};

/** The error of an answer that is not ok. @param text body of the answer: a problem document or only the code */
export function errorOfAnswer(answer: FailedAnswer, text: string): ApiError {
  const { status } = answer;
  const { code, ...problem } = problemIn(text) ?? { code: text.trim() };
  const details = { ...problem, retryAfterS: retryAfterOf(answer) };
  if (isServerCode(code)) return new ApiError(code, status, details);
  if (status === 404 || status === 500 || status === 502) return new ApiError(`error.api.${status}`, status);
  return new ApiError(`Request failed with status: ${status}`, status, details);
}

/** The problem of a JSON body; null for other bodies, since a proxy may answer with its own JSON. */
function problemIn(text: string): (ErrorDetails & { readonly code: string }) | null {
  if (!text.startsWith('{')) return null;
  try {
    const { code, reason, fields, matchId } = JSON.parse(text) as Partial<Problem>;
    if (typeof code !== 'string') return null;
    return {
      // The precise code; older versions of this app get another one.
      code: typeof reason === 'string' ? reason : code,
      fields: Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [],
      matchId: typeof matchId === 'string' ? matchId : null,
    };
  } catch {
    return null;
  }
}

/**
 * Whether this is a code of the server, and not one of those for failures without a code. The shape decides, not the list of
 * codes: every page would load it, and an open page meets newer servers.
 */
export const isServerCode = (code: string): boolean =>
  /^error\.(?!api\.(?:404|502|network-error|unexpected)$)[a-z0-9.-]+$/.test(code);

/** Anything thrown, as an `ApiError`. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof TypeError || isTimeout(thrown)) return new ApiError('error.api.network-error', null);
  return new ApiError('error.api.unexpected', null);
}

const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'TimeoutError';
