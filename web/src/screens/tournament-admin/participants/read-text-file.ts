/** Tables that are saved by office programs often have these encodings; a byte order mark names the second. */
const [usual, wide] = ['windows-1252', 'utf-16le'];

const decode = (bytes: Uint8Array<ArrayBuffer>): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(usual).decode(bytes);
  }
};

/** The text of a file in any of the usual encodings; null if it cannot be read, or is no text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    // Only pictures, archives and the like contain this character.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
