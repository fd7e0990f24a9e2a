/** @import { Project, Source } from './sources.mjs' */

/**
 * @typedef {{ say: string, not: RegExp, unless?: RegExp }} Word
 *   `say` the word that clubs read, `not` the other words for the same thing, `unless` the files in which such a word
 *   means something else
 */

/**
 * Files about tournaments and leagues: people register for them (`Anmelden`), their groups and rounds have match days (`Spieltag 3`),
 * and these have games (`Spiele`).
 */
const aboutTournaments = [
  /text.league(-(lists|move|report))?/,
  /describe-league-page/,
  /competitions/,
  /own-calls/,
  /own-tournaments/,
  /own-tasks/,
  /this-is-me/,
  /tournament(-[a-z-]+)?/,
  /bracket/,
  /tree-parts/,
  /round-names/,
];
/** Files about numbered matches of tournaments and match days, and about games of somebody alone. */
const withNumbers = [
  /matchday(-[a-z-]+)?|event-files|event-form|gone-callers|late-player|leg-end|party-names|rare-errors|results|whats-new/,
  /practice|scoring-20/,
  /describe-embed-page|tournament-mails/,
];

/** @type {readonly Word[]} */
const words = [
  { say: 'Schreiber', not: /\bCaller\b(?!-Ansagen| an oder aus)/ },
  { say: 'PIN', not: /falsche[rn]? Codes?|eingegebene Code|vierstellige[nr]? Code|Code des Turniers/ },
  {
    say: 'Veranstalter',
    not: /Turnierleitung|Organisator|Ausrichter|Turnier-Admin|Veranstaltung organisiert/,
  },
  { say: 'läuft', not: /\bim Gange\b|wird gerade gespielt|['`]Laufend['`]|In Bearbeitung/ },
  {
    say: 'Match',
    not: /(?<!beim )\b(Spiele?|Spiels|Spielen)\b(?! einfach weiter)/,
    unless: anyOf([...aboutTournaments, ...withNumbers]),
  },
  { say: 'Average', not: /(?<!aus)[Ss]chnitt\b|[Dd]urchschnitt/ },
  { say: 'Üben', not: /Practice|Übungsraum|\bTrainieren\b/ },
  { say: '-ID', not: /\bId\b/ },
  { say: 'Zurzeit', not: /[Zz]ur Zeit|\bDerzeit|\bMomentan/ },
  {
    say: 'Einloggen',
    not: /[Aa](n|b)(ge)?meld(e|ung|et|est)|[Mm]eld(e|est|et) dich|\bLogin\b/,
    unless: anyOf([...aboutTournaments, /tournament-mails/, /describe-event-page/]),
  },
  { say: 'Ligaspieltag', not: /Wettk[aä]mpf|\bSpieltag(e|s|en)?\b/, unless: anyOf(aboutTournaments) },
];

/** Texts that the specification gives word for word. */
const specified = [
  'Caller entfernen',
  'Der eingegebene Code ist falsch.',
  'wende dich bitte an den Turnier-Administrator.',
  'Willkommen im Practice Room',
  'Das Spiel hat noch nicht begonnen.',
  'Das Spiel kann nicht gelöscht werden, weil es zu einem Wettkampf gehört.',
  'Es haben noch keine Spiele stattgefunden.',
  'Keine Spiele vorhanden',
  'Neues Spiel',
  'Live-Spiele',
  'Zur Zeit läuft kein Live-Spiel.',
  'Zum Wettkampf',
  'Es konnte kein Spieler mit der Id ',
  'Gib eine gültige 6-stellige Spieler-Id ein!',
  'Das Match mit der Id ',
  'Anmeldung erforderlich',
  'Benutzer wird angemeldet...',
  'Bitte gib eine gültige E-Mail-Adresse für deine Anmeldung ein!',
  'Bitte gib ein Passwort ein, mit dem du dich anmelden möchtest!',
  'Diese Anmeldedaten sind nicht gültig. Bitte melde dich mit gültigen Zugangsdaten an!',
];

/** Sentences of other files in which such a word means something else: the sport, or registering for a tournament. */
const otherMeanings = [
  'Damit alle Spaß am Spiel haben.',
  'ein Doppel anmeldet',
  'mit Anmeldung per Link',
  'Angemeldet bleibt der Name',
  'eue Anmeldungen',
  'offene Anmeldungen',
  'ist bereits angemeldet.',
  'Diese Anmeldung gibt es nicht mehr.',
  'Anmeldedaten“, „',
  'Schlüsselbund „Anmeldung“.',
  'Schlüsselbundverwaltung“, „Anmeldung“',
  'Die Anmeldung kann noch nicht geschlossen werden.',
];

/** What may stand although it has another word; each of them must stand somewhere. */
export const exceptions = [...specified, ...otherMeanings];

/** Files with the words of pages and mails. */
const isText = (/** @type {Source} */ { path, isTest }) =>
  !isTest && /^web\/src\/text\/|^server\/src\/.*(-mails|\/write-mail|\/describe-[a-z]+-page)\.ts$/.test(path);

/**
 * One word for one thing in everything that clubs read; the specification's own texts stay as they are.
 * @param {Project} project @returns {string[]}
 */
export function checkWords({ sources }) {
  const texts = sources.filter(isText).flatMap(textsOf);
  if (texts.length === 0) return [];
  const unused = exceptions.filter((exception) => !texts.some(({ text }) => text.includes(exception)));
  return [
    ...texts.flatMap(({ path, text }) => findingsIn(path, text)),
    ...unused.map(
      (text) => `tools/structure/check-words.mjs: „${text}“ stands nowhere any more; take it out of the list`,
    ),
  ];
}

/** @param {string} path @param {string} text */
function findingsIn(path, text) {
  const own = exceptions.reduce((rest, exception) => rest.replaceAll(exception, ''), text);
  return words
    .filter(({ not, unless }) => not.test(own) && !unless?.test(path))
    .map(({ say }) => `${path}: ${text} should say „${say}“ (one word for one thing, CONTRIBUTING.md)`);
}

/** What stands between single quotes or backticks, without comments and imports. @param {Source} source */
function textsOf({ path, text }) {
  const code = text.replaceAll(/^\s*(\/\*\*|\*|\/\/|import\b).*$/gm, '');
  return (code.match(/'[^'\n]*'|`[^`]*`/g) ?? []).map((found) => ({ path, text: found }));
}

/** Matches paths whose file has one of these names. @param {readonly RegExp[]} names */
function anyOf(names) {
  return new RegExp(`/(${names.map(({ source }) => source).join('|')})\\.ts$`);
}
