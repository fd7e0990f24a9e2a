/** A line in large letters; a figure stands at its right end. */
export type PreviewHead = { readonly text: string; readonly figure?: string };

/** What the picture of a page shows; everybody may know it. */
export type PreviewCard = {
  /** What it is, and its state: `Turnier · läuft`. */
  readonly label: string;
  /** One head is the name of a thing and may take several lines; of several heads each takes one. */
  readonly heads: readonly PreviewHead[];
  /** Small lines below: day, place, club. */
  readonly facts: readonly string[];
};

/** Size of every picture, in px: the one that messengers show large. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The picture in words, for those who do not see it. */
export const previewWords = ({ label, heads, facts }: PreviewCard): string =>
  [
    label,
    ...heads.map(({ text, figure }) => (figure === undefined ? text : `${text} ${figure}`)),
    ...facts,
  ].join(' · ');
