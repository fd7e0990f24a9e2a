/** A rule's answer: the new value, or the code of the refusal. Refusals are values; exceptions are bugs. */
export type Result<Value, ErrorCode extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode };

/** Wraps a value that a rule allowed. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** Wraps the code of a refusal. */
export const refused = <ErrorCode extends string>(
  error: ErrorCode,
): { readonly ok: false; readonly error: ErrorCode } => ({ ok: false, error });
