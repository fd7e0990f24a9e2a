// Runs as a process of its own for one picture: standard input is the file, standard output the small picture. Its end
// gives all memory back, and if a picture needs too much of it, the server goes on.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** Edge of a stored picture in pixels: twice the largest size on screen. */
const edgePx = 256;

const [maxPixels] = process.argv.slice(2).map(Number);

// The library reads many kinds by content; only these three may reach its code.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);
const file = await buffer(process.stdin);
const small = await sharp(file, { limitInputPixels: maxPixels ?? true })
  .autoOrient()
  .resize(edgePx, edgePx, { fit: 'cover' })
  .webp({ quality: 80 })
  .toBuffer();
process.stdout.write(small);
