import { idLength } from '@neundarter/contract/limits';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are skipped; otherwise the first letters would be more frequent than the others. */
const fairBytes = 256 - (256 % alphabet.length);

/** A new id of an entity: 20 characters of `0-9a-z` from the browser's cryptographic source. */
export function newId(): string {
  let id = '';
  while (id.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength)))
      if (byte < fairBytes && id.length < idLength) id += alphabet[byte % alphabet.length];
  }
  return id;
}
