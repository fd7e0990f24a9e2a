import { brotliDecompressSync } from 'node:zlib';

/** Index of `cmap` in the list of table names that WOFF2 knows; 63 means that the name is written out. */
const cmapTag = 0;
const writtenOutTag = 63;
/** Indices of the two tables that WOFF2 stores in a form of its own: outlines and their places. */
const outlineTags = [10, 11];
/** Version of those tables that stands for their usual form. */
const usualForm = 3;
const headerBytes = 48;

type Table = { readonly isCmap: boolean; readonly bytes: number };

/** All characters for which a WOFF2 file has a glyph. */
export function charactersOf(file: Buffer): ReadonlySet<string> {
  const { tables, end } = readTables(file);
  const data = brotliDecompressSync(file.subarray(end));
  let start = 0;
  for (const { isCmap, bytes } of tables) {
    if (isCmap)
      return new Set(codesOf(data.subarray(start, start + bytes)).map((code) => String.fromCodePoint(code)));
    start += bytes;
  }
  throw new Error('the font has no cmap');
}

function readTables(file: Buffer): { readonly tables: readonly Table[]; readonly end: number } {
  const count = file.readUInt16BE(12);
  const tables: Table[] = [];
  let at = headerBytes;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  while (tables.length < count) {
    const flags = file.readUInt8(at);
    at += 1;
    const tag = flags & 0x3f;
    if (tag === writtenOutTag) at += 4;
    const length = readLength();
    const version = flags >> 6;
    const isTransformed = outlineTags.includes(tag) ? version !== usualForm : version !== 0;
    tables.push({ isCmap: tag === cmapTag, bytes: isTransformed ? readLength() : length });
  }
  return { tables, end: at };
}

/** The codes of a `cmap` in its format 4: segments of codes, each with the number of its first glyph. */
function codesOf(cmap: Buffer): readonly number[] {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const at = places.find((place) => cmap.readUInt16BE(place) === 4);
  if (at === undefined) throw new Error('the font has no cmap of format 4');
  const segments = cmap.readUInt16BE(at + 6) / 2;
  const codes: number[] = [];
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.readUInt16BE(at + 14 + segment * 2);
    const first = cmap.readUInt16BE(at + 16 + (segments + segment) * 2);
    for (let code = first; code <= last && code !== 0xffff; code += 1) codes.push(code);
  }
  return codes;
}
