/** Edge of a kept picture in pixels: twice the largest place it is shown at. */
const edgePx = 256;

/** Largest picture that is unpacked, in pixels; a small file can hold a picture that fills the memory. */
const maxPixels = 50_000_000;

/** Kinds of files cameras and phones make; what else the library reads (SVG, PDF) can hold more than a picture. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'];

export type SmallPicture = { readonly contentType: string; readonly base64Image: string };

/** Pictures are made small one after another: each takes a whole processor and much memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes an uploaded file a small square picture without anything else that was in it (place, camera, time).
 * @returns null when the content, whatever the name says, is no picture
 */
export const shrinkPicture = (file: Buffer): Promise<SmallPicture | null> => {
  const mine = last.then(() => shrink(file));
  last = mine;
  return mine;
};

const shrink = async (file: Buffer): Promise<SmallPicture | null> => {
  // Loaded with the first picture: it takes longer than the rest of the start.
  const { default: sharp } = await import('sharp');
  try {
    const { format } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
    if (!formats.includes(format)) return null;
    const small = await sharp(file, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(edgePx, edgePx, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
    return { contentType: 'image/webp', base64Image: small.toString('base64') };
  } catch {
    return null;
  }
};
