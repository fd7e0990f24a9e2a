// node server/test/keep-released-schema.ts FILE: keeps a small copy of an embedded database for released-schemas.test.ts,
// named after the last step of its schema. Fill one with `npm run demo -- --days 4` when a version is released.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Stands for every picture: drawings of two dozen faces would be the largest part of the file. */
const smallPicture = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Name the file of an embedded database whose server has been stopped.');
const folder = mkdtempSync(join(tmpdir(), 'neundarter-keep-'));
const copy = join(folder, 'copy.sqlite');
copyFileSync(file, copy);
const database = new DatabaseSync(copy);
database.exec('pragma journal_mode = delete');
database.prepare('update pictures set base64_image = ?').run(smallPicture);
const { name } = database.prepare('select max(name) as name from schema_versions').get() as { name: string };
database.exec('vacuum');
database.close();
const target = fileURLToPath(new URL(`released/${name}.sqlite.br`, import.meta.url));
writeFileSync(target, brotliCompressSync(readFileSync(copy)));
rmSync(folder, { recursive: true });
console.log(target);
