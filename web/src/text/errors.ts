import type { ErrorCode } from '@neundarter/contract/errors';
import { lateCode } from '../device/late-code.ts';

/** Results of a call for which the server sent no code. */
export type LocalErrorCode =
  | 'error.api.404'
  | 'error.api.502'
  | 'error.api.network-error'
  | 'error.api.unexpected';

/** German texts of the codes that every page can get; the others are in `late-errors.ts`. */
const texts = {
  'error.api.404': 'Die angeforderte Ressource konnte nicht gefunden werden.',
  'error.api.500': 'Ein interner Serverfehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.api.502':
    'Der Server konnte einen erforderlichen Dienst nicht erreichen. Bitte versuche es noch einmal.',
  'error.api.unavailable': 'Der Server ist gerade nicht bereit. Bitte versuche es gleich noch einmal.',
  'error.api.network-error': 'Ein Netzwerkfehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.api.unexpected': 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.invalid-request': 'Der Server konnte die Anfrage nicht verstehen.',
  'error.unauthorized': 'Deine Anmeldung ist abgelaufen. Bitte lade die Seite neu.',
  'error.insufficient-permissions': 'Dafür hast du keine Berechtigung.',
  'error.version.does-not-match': 'Es gibt eine neue Version. Bitte lade die Seite neu.',
  'error.not-found': 'Die angeforderte Ressource konnte nicht gefunden werden.',
  'error.method-not-allowed': 'Das geht an dieser Adresse nicht.',
  'error.id-already-exists': 'Diesen Eintrag gibt es schon.',
  'error.request-too-large': 'Die Anfrage ist zu groß.',
  'error.too-many-requests': 'Das waren zu viele Anfragen. Bitte warte einen Moment.',
  'error.invalid-match-status': 'Das ist im aktuellen Zustand des Matches nicht möglich.',
  'error.parties-not-set': 'Die Spieler stehen noch nicht fest.',
  'error.invalid-score': 'Diese Punktzahl ist nicht möglich.',
  'error.invalid-player': 'Dieser Spieler ist nicht an der Reihe.',
  'error.not-player-of-match': 'Dieser Spieler spielt in diesem Match nicht mit.',
  'error.no-throw-to-undo': 'Es gibt keine Aufnahme, die du zurücknehmen kannst.',
  'error.checkout-must-have-at-least-one-double-attempt':
    'Ein Checkout braucht mindestens einen Wurf auf ein Doppel.',
  'error.match.out-of-sync': 'Das Match wurde inzwischen auf einem anderen Gerät weitergespielt.',
  'error.match.too-many-turns':
    'Dieses Match hat schon 10.000 Aufnahmen, mehr werden nicht gespeichert. Starte bitte ein neues Match!',
  'error.match.impossible-result': 'Dieses Ergebnis ist in diesem Modus nicht möglich.',
  'error.match.competition-match-cannot-be-deleted':
    'Das Spiel kann nicht gelöscht werden, weil es zu einem Wettkampf gehört.',
  'error.match.over':
    'Das Ergebnis steht fest. Nur wer die Veranstaltung organisiert oder die Administration kann das Match wieder öffnen.',
  'error.match.reason-needed': 'Bitte gib an, warum du das Match wieder öffnest.',
  'error.match.was-finished':
    'Das Match war schon einmal beendet. Nur die Administration kann es noch löschen.',
  'error.match.online-matches-not-allowed': 'Dieser Spieler möchte keine Online-Matches spielen.',
  'error.match.player-not-available': 'Dieser Spieler hat nicht zugestimmt.',
  'error.match.already-requested': 'Für dieses Match gibt es schon eine Anfrage.',
  'error.match.request-already-answered': 'Diese Anfrage wurde schon beantwortet.',
  'error.match.request-not-accepted': 'Dein Gegner hat die Anfrage noch nicht angenommen.',
  'error.match.request-expired': 'Diese Anfrage ist abgelaufen. Sie galt zehn Minuten.',
} as const satisfies Partial<Record<ErrorCode | LocalErrorCode, string>>;

export type EarlyErrorCode = keyof typeof texts;

/** The other texts: they are loaded beside the first page, because hardly a page needs one in its first second. */
const lateTexts = lateCode(async () => (await import('./late-errors.ts')).lateErrorTexts);
lateTexts.load();

/** Resolves when the texts of all codes are here, or cannot be loaded now. */
export const errorTextsHere = (): Promise<void> => lateTexts.firstTry();

function textOf(code: string): string | undefined {
  const known: Readonly<Record<string, string>> = { ...lateTexts.read(), ...texts };
  return Object.hasOwn(known, code) ? known[code] : undefined;
}

/**
 * German text of a failed call or a refused rule.
 * @param error an error with a `code` (`ApiError`), a bare code, or any other thrown value
 */
export function errorText(error: unknown): string {
  const code = codeOf(error);
  if (code === 'error.too-many-requests') return tooManyText(error);
  if (code?.startsWith('Request failed with status') === true) return code;
  return textOf(code ?? '') ?? texts['error.api.unexpected'];
}

/** Seconds from which on a wait is told in minutes, and in hours. */
const longWaitS = 90;
const veryLongWaitS = 90 * 60;

/** Says when it goes on, if the server has named a time. */
function tooManyText(error: unknown): string {
  const seconds =
    typeof error === 'object' && error !== null && 'retryAfterS' in error ? error.retryAfterS : null;
  if (typeof seconds !== 'number' || seconds < 1) return texts['error.too-many-requests'];
  return `Das waren zu viele Anfragen. In ${waitText(seconds)} geht es weiter.`;
}

function waitText(seconds: number): string {
  if (seconds >= veryLongWaitS) return counted(Math.ceil(seconds / 3600), 'Stunde');
  return seconds < longWaitS ? counted(seconds, 'Sekunde') : counted(Math.ceil(seconds / 60), 'Minute');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 'n'}`;

/** The same text for brackets: without its full stop and without the request to try again, which follows them. */
export const errorReason = (error: unknown): string =>
  errorText(error)
    .replace(/ Bitte versuche es (gleich )?noch einmal[.!]$/, '')
    .replace(/\.$/, '');

function codeOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
