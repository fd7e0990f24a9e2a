// Runs as a process of its own for one picture: standard input is the card as JSON, standard output the PNG. Its end gives
// all memory back, and the server itself loads neither the outlines of the letters nor the library for pictures.
import { constants, setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { crestPlace, drawCard } from './draw-card.ts';
import type { PreviewInput } from './draw-preview.ts';

// Turns of matches come first.
setPriority(constants.priority.PRIORITY_LOW);
const { card, crest } = (await json(process.stdin)) as PreviewInput;
sharp.cache(false);
sharp.concurrency(1);
const { left, top, size } = crestPlace;
const mask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
);
/** The picture of the club in a circle, as the app shows it. */
const roundCrest = async (picture: string): Promise<Buffer> =>
  sharp(Buffer.from(picture, 'base64'))
    .resize(size, size, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
const drawing = sharp(Buffer.from(drawCard(card)));
const whole = crest === null ? drawing : drawing.composite([{ input: await roundCrest(crest), left, top }]);
process.stdout.write(await whole.png({ palette: crest === null, compressionLevel: 9 }).toBuffer());
