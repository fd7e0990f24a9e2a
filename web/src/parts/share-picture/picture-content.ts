/** What a picture for sharing shows. */
export type PictureContent = {
  /** Small line at the top, e.g. the kind of event and the club. */
  readonly eyebrow: string;
  readonly title: string;
  /** Stands over the winner. */
  readonly word: string;
  readonly winner: string;
  /** Lines below the winner, e.g. further places: a short mark and a name. At most four are drawn. */
  readonly lines: readonly { readonly mark: string; readonly text: string }[];
  /** Figures at the bottom. At most three are drawn. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
};
