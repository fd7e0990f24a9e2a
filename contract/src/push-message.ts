/** What a push message says, as JSON. Words are made where it is shown. */
export type PushMessage = {
  /** Messages with the same tag replace each other. */
  readonly tag: string;
  /** Where a tap leads. */
  readonly path: string;
  readonly event: string;
} & (
  | {
      readonly kind: 'call';
      /** Who is called; null if the device belongs to one entry only. */
      readonly name: string | null;
      readonly as: 'plays' | 'calls';
      readonly board: string | null;
      readonly sides: readonly [string, string];
      readonly opponent: string | null;
      readonly calls: number;
      /** ms since 1970 */
      readonly at: number;
    }
  /** A call does not stand any more. */
  | { readonly kind: 'call-taken-back'; readonly name: string | null }
  /** @property until ms since 1970 */
  | { readonly kind: 'announcement'; readonly text: string; readonly until: number }
);
