import { type PreviewCard, type PreviewHead, previewSize } from '../http/preview-card.ts';
import { breakText, cutText, drawableText, drawText, widthOf } from './set-text.ts';

/** Colours of the dark scheme, and of the rings of a board (web/src/ui/tokens.css). */
const colours = {
  back: '#0d1210',
  ink: '#f3efe4',
  soft: '#adb7af',
  green: '#45d394',
  ringRed: '#d2382c',
  ringGreen: '#1f9c65',
} as const;

const edge = 80;
const textWidth = previewSize.width - 2 * edge;
const crestSize = 150;

/** Sizes of the name of a thing, from which the first one is taken that gives few enough lines. px */
const titleSizes = [
  { size: 92, maxLines: 2 },
  { size: 76, maxLines: 2 },
  { size: 62, maxLines: 3 },
] as const;
/** Sizes of heads that take one line each. */
const headSizes = [84, 70, 58] as const;
const factSize = 38;
/** Maximum number of facts for which there is room. */
const maxFacts = 3;
const factLineHeight = 50;
/** Top of the heads, and base line of the last fact and of the sign, in px. */
const headTop = 225;
const footLine = 574;

/** The name of a thing, in as large letters as fit; what is too long ends with `…`. */
function drawTitle(text: string): string {
  const fitting = titleSizes.find(
    ({ size, maxLines }) => breakText(text, size, textWidth).length <= maxLines && !isCut(text, size),
  );
  const { size, maxLines } = fitting ?? titleSizes[2];
  const lines = breakText(text, size, textWidth);
  const kept = lines.slice(0, maxLines);
  const shown =
    lines.length > maxLines
      ? [...kept.slice(0, -1), cutText(`${kept.at(-1)} ${lines.slice(maxLines).join(' ')}`, size, textWidth)]
      : kept;
  const lineHeight = size * 1.12;
  const drawn = shown.map((line, at) =>
    drawText(line, { x: edge, y: headTop + size * 0.75 + at * lineHeight, size, fill: colours.ink }),
  );
  return drawn.join('');
}

const isCut = (text: string, size: number): boolean =>
  text.split(' ').some((word) => widthOf(word, size) > textWidth);

const figureGap = 40;

/** Names with their figures, one in each line, in letters of the same size. */
function drawHeads(heads: readonly PreviewHead[]): string {
  const texts = heads.map(({ text, figure }) => ({
    text: drawableText(text),
    figure: drawableText(figure ?? ''),
  }));
  const fits = (size: number) =>
    texts.every(({ text, figure }) => widthOf(text, size) + figureGap + widthOf(figure, size) <= textWidth);
  const size = headSizes.find(fits) ?? headSizes[2];
  const drawn = texts.map(({ text, figure }, at) => {
    const y = headTop + size * 0.75 + at * size * 1.35;
    const width = widthOf(figure, size);
    const name = cutText(text, size, textWidth - width - figureGap);
    return (
      drawText(name, { x: edge, y, size, fill: colours.ink }) +
      drawText(figure, { x: previewSize.width - edge - width, y, size, fill: colours.green })
    );
  });
  return drawn.join('');
}

const signWidth = 252;

/** The sign of the app with its name, at the lower right. */
const sign = (): string => {
  const left = previewSize.width - edge - signWidth;
  const ring = (colour: string, offset: number) =>
    `<circle cx="49" cy="40" r="29" stroke="${colour}" stroke-width="6" stroke-dasharray="9.11 9.11" stroke-dashoffset="${offset}"/>`;
  return `<g transform="translate(${left} ${footLine - 38}) scale(0.5)" fill="none">
    <path d="M78 40 C78 66 66 82 42 90" stroke="${colours.ink}" stroke-width="14" stroke-linecap="round"/>
    <circle cx="49" cy="40" r="29" stroke="${colours.ink}" stroke-width="14"/>
    ${ring(colours.ringGreen, 0)}${ring(colours.ringRed, 9.11)}
    <circle cx="49" cy="40" r="9" fill="${colours.ringRed}"/></g>
    ${drawText('Neundarter', { x: left + 56, y: footLine, size: 38, fill: colours.soft })}`;
};

/** The small lines, the last of them at the foot. */
const drawFacts = (facts: readonly string[]): string => {
  const lines = facts
    .map(drawableText)
    .filter((fact) => fact !== '')
    .slice(0, maxFacts);
  return lines
    .map((line, at) =>
      drawText(cutText(line, factSize, textWidth - signWidth - figureGap), {
        x: edge,
        y: footLine - (lines.length - 1 - at) * factLineHeight,
        size: factSize,
        fill: colours.soft,
      }),
    )
    .join('');
};

/** Where the picture of the club is put, in px. */
export const crestPlace = { left: previewSize.width - edge - crestSize, top: 56, size: crestSize } as const;

/** The picture of a card as SVG that contains shapes only, no text. */
export function drawCard({ label, heads, facts }: PreviewCard): string {
  const { width, height } = previewSize;
  const [first] = heads;
  const labelText = cutText(drawableText(label), 40, textWidth - crestSize - figureGap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.back}"/>`,
    `<rect width="16" height="${height / 2}" fill="${colours.ringGreen}"/>`,
    `<rect y="${height / 2}" width="16" height="${height / 2}" fill="${colours.ringRed}"/>`,
    drawText(labelText, { x: edge, y: 145, size: 40, fill: colours.green }),
    heads.length === 1 ? drawTitle(drawableText(first?.text ?? '')) : drawHeads(heads),
    drawFacts(facts),
    sign(),
    '</svg>',
  ].join('');
}
