/** Rows that every database takes in one statement. */
const portion = 1000;

/** Inserts rows in portions that every database takes. */
export async function inPortions<Row>(
  rows: readonly Row[],
  insert: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += portion) await insert(rows.slice(start, start + portion));
}
