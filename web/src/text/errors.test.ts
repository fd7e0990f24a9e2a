import { errorCodes } from '@neundarter/contract/errors';
import { expect, it } from 'vitest';
import { errorReason, errorText } from './errors.ts';
import './rare-errors.ts';

const unexpected = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.';

it.each(errorCodes)('%s has its own text', (code) => {
  expect(errorText(code)).not.toBe(unexpected);
  expect(errorText({ code })).toBe(errorText(code));
});

it.each([
  ['error.api.404', 'Die angeforderte Ressource konnte nicht gefunden werden.'],
  ['error.api.500', 'Ein interner Serverfehler ist aufgetreten. Bitte versuche es noch einmal.'],
  [
    'error.api.502',
    'Der Server konnte einen erforderlichen Dienst nicht erreichen. Bitte versuche es noch einmal.',
  ],
  ['error.api.network-error', 'Ein Netzwerkfehler ist aufgetreten. Bitte versuche es noch einmal.'],
  [
    'error.match.competition-match-cannot-be-deleted',
    'Das Spiel kann nicht gelöscht werden, weil es zu einem Wettkampf gehört.',
  ],
  ['Request failed with status: 418', 'Request failed with status: 418'],
])('%s', (code, text) => {
  expect(errorText({ code })).toBe(text);
});

it.each([
  ['error.api.500', 'Ein interner Serverfehler ist aufgetreten'],
  ['error.api.unavailable', 'Der Server ist gerade nicht bereit'],
  ['error.players.online-id-taken', 'Diese Spieler-ID ist schon vergeben'],
  ['error.invalid-score', 'Diese Punktzahl ist nicht möglich'],
])('the reason of %s asks for nothing that the sentence around it asks for', (code, reason) => {
  expect(errorReason(code)).toBe(reason);
});

it.each(errorCodes)('the reason of %s never repeats the advice after it', (code) => {
  expect(
    `Das ging nicht. (${errorReason(code)}). Bitte versuche es noch einmal!`.match(/noch einmal/g),
  ).toHaveLength(1);
});

it.each([undefined, null, 17, new Error('x'), { code: 3 }, 'toString'])(
  'says that %s was unexpected',
  (thrown) => {
    expect(errorText(thrown)).toBe(unexpected);
  },
);

it.each([
  [null, 'Das waren zu viele Anfragen. Bitte warte einen Moment.'],
  [1, 'Das waren zu viele Anfragen. In 1 Sekunde geht es weiter.'],
  [45, 'Das waren zu viele Anfragen. In 45 Sekunden geht es weiter.'],
  [91, 'Das waren zu viele Anfragen. In 2 Minuten geht es weiter.'],
  [5399, 'Das waren zu viele Anfragen. In 90 Minuten geht es weiter.'],
  [5401, 'Das waren zu viele Anfragen. In 2 Stunden geht es weiter.'],
])('names the time to wait for %s seconds', (retryAfterS, text) => {
  expect(errorText({ code: 'error.too-many-requests', retryAfterS })).toBe(text);
});
