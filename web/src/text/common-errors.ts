import type { ErrorCode } from '@neundarter/contract/errors';

/** Results of a call for which the server sent no code. */
type LocalErrorCode = 'error.api.404' | 'error.api.502' | 'error.api.network-error' | 'error.api.unexpected';

/** German texts of the codes that every page can get; the others are in `rare-errors.ts`. */
export const commonErrorTexts = {
  'error.api.404': 'Die angeforderte Ressource konnte nicht gefunden werden.',
  'error.api.500': 'Ein interner Serverfehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.api.502':
    'Der Server konnte einen erforderlichen Dienst nicht erreichen. Bitte versuche es noch einmal.',
  'error.api.unavailable': 'Der Server ist gerade nicht bereit. Bitte versuche es gleich noch einmal.',
  'error.api.network-error': 'Ein Netzwerkfehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.api.unexpected': 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  'error.invalid-request': 'Der Server konnte die Anfrage nicht verstehen.',
  'error.unauthorized': 'Dein Zugang ist abgelaufen. Bitte lade die Seite neu.',
  'error.insufficient-permissions': 'Dafür hast du keine Berechtigung.',
  'error.version.does-not-match': 'Es gibt eine neue Version. Bitte lade die Seite neu.',
  'error.not-found': 'Die angeforderte Ressource konnte nicht gefunden werden.',
  'error.too-many-requests': 'Das waren zu viele Anfragen. Bitte warte einen Moment.',
} as const satisfies Partial<Record<ErrorCode | LocalErrorCode, string>>;

export type CommonErrorCode = keyof typeof commonErrorTexts;
