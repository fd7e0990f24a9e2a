/** Edge of a stored picture in pixels: twice the largest size on screen. */
const edgePx = 256;

/**
 * Maximum size of an uploaded picture in pixels, because a small file can unpack to a picture that fills the memory.
 */
const maxPixels = 50_000_000;

/**
 * Accepted formats: those of cameras and phones. Others that the library reads (SVG, PDF) can contain more than a
 * picture.
 */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif', 'tiff'];

export type SmallPicture = { readonly contentType: string; readonly base64Image: string };

/** Pictures are processed one after another, because each needs a whole processor and much memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Turns an uploaded file into a small square picture and drops all other data in it (place, camera, time).
 * @returns null if the content is not a picture, whatever the file's name is
 */
export const shrinkPicture = (file: Buffer): Promise<SmallPicture | null> => {
  const mine = last.then(() => shrink(file));
  last = mine;
  return mine;
};

const shrink = async (file: Buffer): Promise<SmallPicture | null> => {
  // Loaded with the first picture, because loading takes longer than the rest of the server's start.
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
