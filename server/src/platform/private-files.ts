import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

/** Bit of folders that everybody shares, such as /tmp; their rights must stay. */
const sharedBit = 0o1000;

/** Some file systems know no rights, and some folders belong to others: then their owner decides who may read. */
const setRights = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch {
    // see above
  }
};

/** Creates a folder if it is missing and makes it readable only by its owner. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & sharedBit) === 0) setRights(folder, 0o700);
};

/** Creates an empty file if it is missing and makes it readable only by its owner. */
export const makePrivateFile = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600));
  setRights(file, 0o600);
};

/** Makes these files readable only by their owner, if they exist. */
export const protectFiles = (files: readonly string[]): void => {
  for (const file of files) if (existsSync(file)) setRights(file, 0o600);
};
