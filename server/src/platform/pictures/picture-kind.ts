/**
 * Accepted kinds of pictures: browsers show all of them, and they unpack with little memory. An AVIF of 2 kB can need
 * almost a gigabyte; SVG and PDF can contain more than a picture.
 */
type PictureKind = 'png' | 'jpeg' | 'webp';

const latin = (file: Buffer, start: number, end: number): string => file.toString('latin1', start, end);

/** The kind of a picture by the first bytes of its content; null for every other file, whatever its name is. */
export const pictureKindOf = (file: Buffer): PictureKind | null => {
  if (latin(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(file, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  return latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP' ? 'webp' : null;
};
