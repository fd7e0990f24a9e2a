import type { Outcome, Refusal } from '../platform/http/handler.ts';

/** The refusal of `eventData` for an event whose kind has no data that a client may send. */
export const noOwnData: Refusal = { code: 'error.invalid-request', fields: ['/eventData'] };

/** A refusal whose fields are relative to the body. @param pointer position of the props in the body */
export const nameFields = (
  { error }: Extract<Outcome<unknown>, { readonly ok: false }>,
  pointer: string,
): Outcome<never> => ({
  ok: false,
  error:
    typeof error === 'string'
      ? error
      : { ...error, fields: error.fields.map((field) => `${pointer}${field}`) },
});
