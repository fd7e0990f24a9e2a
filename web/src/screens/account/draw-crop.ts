import { type Crop, sideOf } from './crop.ts';

/** Edge of the sent picture, in pixels; the server makes it even smaller. */
const sentEdgePx = 512;
/** Colour behind transparent pictures, because JPEG has no transparency. */
const paper = '#ffffff';
/** Quality of the JPEG, 0 to 1; higher values make files larger without a visible difference. */
const quality = 0.9;

/** Draws the kept square of the picture over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const side = sideOf(picture, crop);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** The kept square as a JPEG of at most 512 × 512 pixels, never enlarged; null if the browser cannot make one. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const edge = Math.max(1, Math.min(sentEdgePx, Math.round(sideOf(picture, crop))));
  canvas.width = edge;
  canvas.height = edge;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
