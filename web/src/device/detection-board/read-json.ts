/** What arrived from a board, to be looked at field by field: nothing about it is certain. */
export type Fields = { readonly [name: string]: unknown };

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The one of `known` that a value is; null for anything else. */
export const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | null =>
  known.find((one) => one === value) ?? null;

/** Milliseconds since 1970, written as such or as a date. */
export const timeOf = (value: unknown): number | null => {
  const parsed = typeof value === 'string' ? Date.parse(value) : value;
  return numberOf(parsed);
};
