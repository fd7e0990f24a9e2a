import { type Crop, sideOf } from './crop.ts';

/** Edge of the picture that is sent, in pixels; the server keeps it smaller still. */
const sentEdgePx = 512;
/** Where a picture is transparent; JPEG knows nothing behind it. */
const paper = '#ffffff';
/** 0 to 1; above it files grow faster than anybody sees. */
const quality = 0.9;

/** Fills a square canvas with the square of the picture that is kept. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const side = sideOf(picture, crop);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** The kept square as a JPEG of at most 512 × 512 pixels, never larger than it was; null where the browser cannot. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(sentEdgePx, Math.round(sideOf(picture, crop))));
  canvas.width = edge;
  canvas.height = edge;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
