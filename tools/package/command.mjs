#!/usr/bin/env node
// The command `neundarter` of the package. An outdated Node reads only this file, so it imports nothing before it has
// checked the version.
const oldest = 20;

const major = Number(process.versions.node.split('.')[0]);
const [verb = 'start', ...args] = process.argv.slice(2);

/** @type {Readonly<Record<string, string>>} what each command runs; all are in the folder of the built server */
const programs = {
  start: 'main.js',
  'rebuild-stats': 'main.js',
  backup: 'backup.js',
  admin: 'admin.js',
};

const help = `neundarter                            startet den Server · starts the server
neundarter backup FOLDER              sichert die eingebaute Datenbank · backs up the embedded database
neundarter admin grant <e-mail>       macht jemanden zum Admin (oder revoke) · makes somebody an admin
neundarter rebuild-stats              zählt alle Statistiken neu · counts all statistics again
Einstellungen sind Umgebungsvariablen wie PORT und DATA_DIR, siehe README · settings are environment variables`;

const file = programs[verb];
if (major < oldest) {
  fail(
    `Neundarter braucht Node ${oldest} oder neuer, hier läuft ${process.version}: bitte von https://nodejs.org installieren. ` +
      `(Neundarter needs Node ${oldest} or newer, this is ${process.version}.)`,
  );
} else if (verb === 'help' || verb === '--help' || verb === '-h') {
  console.log(help);
} else if (file === undefined) {
  fail(`Den Befehl „${verb}“ gibt es nicht.\n${help}`);
} else {
  const program = new URL(`../../server/dist/${file}`, import.meta.url);
  const rest = file === 'main.js' && verb !== 'start' ? [verb, ...args] : args;
  import('./run-program.mjs')
    .then(({ runProgram }) => runProgram(program, rest))
    .catch((error) => fail(error.message));
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
