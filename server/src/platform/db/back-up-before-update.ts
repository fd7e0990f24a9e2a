import { existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';
import type { SchemaUpdate } from './migrate.ts';

/** Folder of these back-ups within the data folder. */
const backupFolderName = 'backups';

/** The back-up and the update itself may each need as much room as the database. */
const roomFactor = 2;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Suffix of a back-up until its update has succeeded. */
const open = '.before-update.sqlite';

const nameOf = (file: string): string => basename(file, '.sqlite');

type UpdateBackup = {
  /** Backs up the database before an update; once, however often the update fails and the server starts again. */
  readonly make: (update: SchemaUpdate) => Promise<void>;
  /** Names the back-ups of updates that have succeeded by their time, so that the next update makes a new one. */
  readonly settle: (version: string) => void;
};

/**
 * Back-ups of the embedded database before updates, one for each: `backups/neundarter-<version>-<time>.sqlite`.
 * @throws an error with one sentence for the user if there is too little room
 */
export const backUpBeforeUpdate = (file: string, freeBytes = freeBytesIn): UpdateBackup => {
  const folder = join(dirname(file), backupFolderName);
  const prefix = `${nameOf(file)}-`;
  return {
    make: async ({ from }) => {
      makePrivateFolder(folder);
      const target = join(folder, `${prefix}${from}${open}`);
      if (existsSync(target)) return;
      const needed = roomFactor * (sizeOf(file) + sizeOf(`${file}-wal`));
      if (freeBytes(folder) < needed)
        throw new Error(
          `An update needs ${megabytes(needed)} of free room for a back-up, but ${folder} has only ` +
            `${megabytes(freeBytes(folder))}: make room and start again.`,
        );
      const draft = `${target}.part`;
      rmSync(draft, { force: true });
      makePrivateFile(draft);
      // A reader of its own: the update has begun its transaction, and the back-up must not contain it.
      const reader = new Sqlite(file, { readonly: true });
      await reader.backup(draft).finally(() => reader.close());
      renameSync(draft, target);
    },
    settle: (version) => {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) {
        if (!name.startsWith(prefix) || !name.endsWith(open) || name === `${prefix}${version}${open}`)
          continue;
        const path = join(folder, name);
        const time = statSync(path).mtime.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
        renameSync(path, path.replace(open, `-${time}.sqlite`));
      }
    },
  };
};
