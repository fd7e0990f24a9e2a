// `npm run demo`: fills the database of DATA_DIR or DATABASE_URL, if it is empty, and prints accounts to sign in with.
import { resolve } from 'node:path';
import { type PasswordError, passwordProblem } from '@neundarter/rules/access/password';
import { addressesOf } from '../../server/src/platform/addresses.ts';
import { type Config, readConfig } from '../../server/src/platform/config.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';
import { describeClub } from './describe-club.ts';
import { fillClub, isEmpty } from './fill-club.ts';
import { type DemoOptions, readOptions, usage } from './read-options.ts';

/** What DEMO_PASSWORD lacks, before anything is written. */
const passwordSentences: { readonly [rule in PasswordError]: string } = {
  'error.registration.password-needs-special-character': 'DEMO_PASSWORD braucht ein Sonderzeichen.',
  'error.registration.password-too-short': 'DEMO_PASSWORD braucht mindestens 8 Zeichen.',
  'error.registration.password-needs-uppercase-letter': 'DEMO_PASSWORD braucht einen Großbuchstaben.',
  'error.registration.password-needs-lowercase-letter': 'DEMO_PASSWORD braucht einen Kleinbuchstaben.',
  'error.registration.password-needs-digit': 'DEMO_PASSWORD braucht eine Ziffer.',
};

const options = readOptions(process.argv.slice(2)) ?? fail(usage);
const password =
  process.env['DEMO_PASSWORD'] || fail('DEMO_PASSWORD fehlt: bitte mit `npm run demo` starten.');
const rule = passwordProblem(password);
if (rule !== null) fail(passwordSentences[rule]);
const config = readConfig(process.env);
await run(config.ok ? config.value : fail(config.error), options);

async function run(settings: Config, { days, seed }: DemoOptions): Promise<void> {
  const dataDir = resolve(settings.dataDir);
  const place = settings.databaseUrl === null ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
  const db = await open(settings, dataDir);
  if (!(await isEmpty(db))) {
    await db.close();
    fail(
      `In der Datenbank (${place}) gibt es schon Benutzer oder Matches. Die Demo füllt nur eine leere, ` +
        'zum Beispiel: DATA_DIR=./demo npm run demo',
    );
  }
  console.log(`Ein Verein wird gegründet und spielt ${days} Tage lang …`);
  const { host, port, publicUrl } = settings;
  const url = publicUrl ?? addressesOf({ host, port }, null).local;
  const startedAt = performance.now();
  const wish = { db, config: { ...settings, dataDir }, password, url, seed, now: Date.now(), days };
  const club = await fillClub({ ...wish, onProgress: showProgress }).catch((error: unknown) => {
    console.error(error);
    return fail(`Die Datenbank (${place}) ist nur zum Teil gefüllt: bitte leeren und noch einmal versuchen.`);
  });
  console.log(describeClub({ club, password, url, durationMs: performance.now() - startedAt }));
  if (!process.argv.includes('--start'))
    console.log('Weiter mit `npm start` (und denselben Einstellungen, falls welche gesetzt sind).');
}

async function open({ databaseUrl }: Config, dataDir: string): Promise<Database> {
  try {
    return await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail(
      message.includes('in use by another process')
        ? `Mit dieser Datenbank (DATA_DIR ${dataDir}) läuft gerade ein Server: bitte erst beenden (Strg+C).`
        : `Die Datenbank lässt sich nicht öffnen: ${message}`,
    );
  }
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} von ${all} Matches${done === all ? '\n' : ''}`);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
