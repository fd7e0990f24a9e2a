import { commonText } from '../../text/common.ts';
import type { PictureContent } from './picture-content.ts';

/** Size of the picture, px: the one that messengers and social networks show without cutting. */
const pictureSize = { width: 1200, height: 630 } as const;

const edge = 64;
const fonts = 'Barlow, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const colours = {
  background: '#0d1210',
  raised: '#171e1b',
  ink: '#f3efe4',
  muted: '#adb7af',
  gold: '#f3c552',
  green: '#1f9c65',
  red: '#d2382c',
} as const;

type Brush = CanvasRenderingContext2D;
type Words = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly maxWidth: number;
  readonly align?: CanvasTextAlign;
};

/** The largest size up to the wanted one at which a text has room, px; never below half of it. */
export function fittingSize(widthAt: (size: number) => number, size: number, maxWidth: number): number {
  const width = widthAt(size);
  return width <= maxWidth ? size : Math.max(Math.floor(size / 2), Math.floor((size * maxWidth) / width));
}

/** A text that has room at the given width, with `…` for what is left out. */
export function cutText(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  const end = letters.findLastIndex((_, index) => fits(`${letters.slice(0, index).join('').trimEnd()}…`));
  return `${letters.slice(0, Math.max(0, end)).join('').trimEnd()}…`;
}

function write(brush: Brush, words: Words): void {
  const { text, x, y, size, weight = 700, colour = colours.ink, maxWidth, align = 'left' } = words;
  const setSize = (px: number) => {
    brush.font = `${weight} ${px}px ${fonts}`;
  };
  const widthAt = (px: number) => {
    setSize(px);
    return brush.measureText(text).width;
  };
  setSize(fittingSize(widthAt, size, maxWidth));
  brush.fillStyle = colour;
  brush.textAlign = align;
  brush.fillText(
    cutText(text, (part) => brush.measureText(part).width <= maxWidth),
    x,
    y,
  );
}

/** The fields of the doubles ring along the upper edge. */
function drawRing(brush: Brush): void {
  const count = 24;
  const width = pictureSize.width / count;
  for (let field = 0; field < count; field += 1) {
    brush.fillStyle = field % 2 === 0 ? colours.red : colours.green;
    brush.fillRect(field * width, 0, width - 4, 14);
  }
}

function drawFigures(brush: Brush, figures: PictureContent['figures']): void {
  const shown = figures.slice(0, 3);
  const width = (pictureSize.width - 2 * edge) / 3;
  for (const [place, { label, value }] of shown.entries()) {
    const x = edge + place * width;
    brush.fillStyle = colours.raised;
    brush.fillRect(x, 478, width - 20, 104);
    write(brush, { text: value, x: x + 24, y: 534, size: 46, weight: 800, maxWidth: width - 68 });
    write(brush, {
      text: label,
      x: x + 24,
      y: 566,
      size: 24,
      weight: 500,
      colour: colours.muted,
      maxWidth: width - 68,
    });
  }
}

/** Draws a result on a canvas of its own, without any picture from elsewhere. */
function drawPicture({ eyebrow, title, word, winner, lines, figures }: PictureContent): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  brush.fillStyle = colours.background;
  brush.fillRect(0, 0, pictureSize.width, pictureSize.height);
  drawRing(brush);
  const right = pictureSize.width - edge;
  const maxWidth = right - edge;
  write(brush, {
    text: eyebrow,
    x: edge,
    y: 74,
    size: 28,
    weight: 600,
    colour: colours.muted,
    maxWidth: maxWidth - 260,
  });
  write(brush, {
    text: commonText.productName,
    x: right,
    y: 74,
    size: 28,
    colour: colours.muted,
    maxWidth: 240,
    align: 'right',
  });
  write(brush, { text: title, x: edge, y: 138, size: 54, weight: 800, maxWidth });
  const winnerWidth = lines.length === 0 ? maxWidth : 620;
  write(brush, { text: word, x: edge, y: 246, size: 34, colour: colours.gold, maxWidth: winnerWidth });
  write(brush, { text: winner, x: edge, y: 334, size: 78, weight: 800, maxWidth: winnerWidth });
  for (const [place, { mark, text }] of lines.slice(0, 4).entries()) {
    const y = 232 + place * 62;
    write(brush, { text: mark, x: 740, y, size: 34, weight: 800, colour: colours.muted, maxWidth: 70 });
    write(brush, { text, x: 816, y, size: 38, weight: 650, maxWidth: right - 816 });
  }
  drawFigures(brush, figures);
  return canvas;
}

/** The picture as a file; null where the browser cannot make one. */
export const pictureFile = (content: PictureContent): Promise<Blob | null> =>
  new Promise((done) => drawPicture(content).toBlob(done, 'image/png'));
