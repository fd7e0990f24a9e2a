import { describe, expect, it } from 'vitest';
import { checkWords, exceptions } from './check-words.mjs';

/** Findings in a project whose only texts are this one and the exceptions. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkWords({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: [
      { path: 'web/src/text/specified.ts', text: exceptions.map((one) => `'${one}'`).join('\n') },
      { path, text },
    ].map((file) => ({ ...file, imports: [], isTest: file.path.includes('.test.') })),
  });

describe('one word for one thing', () => {
  it.each([
    ["'Caller wählen'", 'Schreiber'],
    ["'Hier wurden zu viele falsche Codes eingegeben.'", 'PIN'],
    ["'Frag die Turnierleitung.'", 'Veranstalter'],
    ["'Das Turnier ist im Gange.'", 'läuft'],
    ["'Die Spiele konnten nicht geladen werden.'", 'Match'],
    ["'Nach Schnitt'", 'Average'],
    ["'Zum Practice Room'", 'Üben'],
    ["'Deine Spieler-Id'", '-ID'],
    ["'Zur Zeit läuft nichts.'", 'Zurzeit'],
    ["'Jetzt anmelden'", 'Einloggen'],
    ['`Du bist als ${name} angemeldet.`', 'Einloggen'],
    ["'Neuer Wettkampf'", 'Ligaspieltag'],
    ["'Der Spieltag läuft.'", 'Ligaspieltag'],
  ])('%s should say %s', (text, word) => {
    expect(findingsIn('web/src/text/some.ts', `export const some = ${text};\n`)).toEqual([
      expect.stringContaining(`should say „${word}“`),
    ]);
  });

  it('is asked of mails, pages for programs and their pictures, too', () => {
    expect(findingsIn('server/src/users/user-mails.ts', "'Du wirst überall abgemeldet.'")).toHaveLength(1);
    expect(findingsIn('server/src/rankings/describe-event-page.ts', "'Nach Schnitt'")).toHaveLength(1);
    expect(
      findingsIn('server/src/matches/describe-match-page.ts', "({ label: 'Match · im Gange' })"),
    ).toHaveLength(1);
    expect(findingsIn('server/src/users/login.ts', "'Nach Schnitt'")).toEqual([]);
  });

  it.each([
    ['web/src/text/tournament.ts', "'Anmelden', `Spieltag ${day}`, `Spiel ${number}`"],
    ['web/src/text/practice.ts', "'Neues Spiel starten'"],
    ['web/src/text/some.ts', "'Offline. Spiel einfach weiter.'"],
    ['web/src/text/some.ts', "'Caller-Ansagen', 'Ligaspieltag', 'Code für die Gäste', 'Bildausschnitt'"],
    ['web/src/text/some.ts', "'Es konnte kein Spieler mit der Id X gefunden werden.'"],
    ['web/src/text/some.ts', '// Not called `Wettkampf` here.'],
    ['web/src/text/some.test.ts', "'Neuer Wettkampf'"],
  ])('lets other meanings and the specification be: %s %s', (path, text) => {
    expect(findingsIn(path, text)).toEqual([]);
  });

  it('finds exceptions that nobody needs any more', () => {
    const path = 'web/src/text/some.ts';
    const project = { root: '/', workspaces: new Map(), rootDevDependencies: new Set() };
    expect(
      checkWords({ ...project, sources: [{ path, text: "'Match'", imports: [], isTest: false }] }),
    ).toHaveLength(exceptions.length);
  });
});
