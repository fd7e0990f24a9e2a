// `npm run backup -- FOLDER`: copies the embedded database consistently, even while the server runs, and the secret.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const kept = ['token-secret'];

const [folder] = process.argv.slice(2);
const dataDir = process.env['DATA_DIR'] ?? './data';
const file = join(dataDir, 'neundarter.sqlite');

if (!folder) fail('npm run backup -- FOLDER   (in the package: neundarter backup FOLDER)');
if (!existsSync(file)) fail(`There is no database in ${dataDir}; DATA_DIR names its folder.`);
// A back-up contains what the database contains, so only its owner may read it.
process.umask(0o077);
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o700);
const target = join(folder, 'neundarter.sqlite');
if (existsSync(target)) fail(`${target} exists already: choose an empty folder.`);
const database = new DatabaseSync(file, { readOnly: true });
await backup(database, target, {
  progress: ({ totalPages, remainingPages }) =>
    process.stdout.write(`\r${Math.round(100 - (100 * remainingPages) / totalPages)} %`),
});
database.close();
for (const name of kept) {
  if (!existsSync(join(dataDir, name))) continue;
  copyFileSync(join(dataDir, name), join(folder, name));
  // The copy has the rights of the original.
  chmodSync(join(folder, name), 0o600);
}
console.log(`\rBacked up to ${folder}`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
