import type { ErrorCode } from '@neundarter/contract/errors';

/** What a call can end with that no answer of the server names. */
export type LocalErrorCode =
  | 'error.api.404'
  | 'error.api.502'
  | 'error.api.network-error'
  | 'error.api.unexpected';

/** German for every code; the compiler misses none. */
const texts: Record<ErrorCode | LocalErrorCode, string> = {
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
  'error.not-found': 'Die angeforderte Ressource konnte nicht gefunden werden.',
  'error.id-already-exists': 'Diesen Eintrag gibt es schon.',
  'error.version.does-not-match': 'Es gibt eine neue Version. Bitte lade die Seite neu.',
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
  'error.match.competition-match-cannot-be-deleted':
    'Das Spiel kann nicht gelöscht werden, weil es zu einem Wettkampf gehört.',
};

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/**
 * German text of a failed call or a refused rule.
 * @param error an error with a `code` (`ApiError`), a bare code, or whatever was thrown
 */
export function errorText(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined && isKnown(code)) return texts[code];
  if (code?.startsWith('Request failed with status') === true) return code;
  return texts['error.api.unexpected'];
}

function codeOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
