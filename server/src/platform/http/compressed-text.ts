import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings that the server sends, the best one first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Shorter texts fit one packet, and are not compressed. Bytes. */
export const minCompressedBytes = 1024;

/** Quality of brotli: as fast as gzip, and a quarter smaller. */
const brotliQuality = 4;

const compress: { readonly [name in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: promisify(gzip),
};

/** A text in UTF-8 that is compressed at most once per encoding, in a thread of its own. */
export type CompressedText = {
  readonly bytes: Buffer;
  readonly as: (encoding: Encoding) => Promise<Buffer>;
};

export const compressedText = (text: string | Buffer): CompressedText => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    as: (encoding) => {
      const known = made.get(encoding) ?? compress[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
  };
};

const packed = new WeakMap<Buffer, CompressedText>();

/** The compressed text of bytes that are sent several times. */
export function packedOf(bytes: Buffer): CompressedText {
  const known = packed.get(bytes) ?? compressedText(bytes);
  packed.set(bytes, known);
  return known;
}

/** The entity tag of an answer that has other bytes in each encoding. */
export const weakTag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/** The best encoding that a client accepts for this text; null for none. */
export function encodingFor(
  { bytes }: Pick<CompressedText, 'bytes'>,
  acceptEncoding: string | readonly string[] | undefined,
): Encoding | null {
  if (typeof acceptEncoding === 'object') return encodingFor({ bytes }, acceptEncoding.join());
  if (bytes.length < minCompressedBytes) return null;
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const;
    }),
  );
  return encodings.find((encoding) => accepted.get(encoding) === true) ?? null;
}
