import { expect, it } from 'vitest';
import { noPartner } from '../../../parts/tournament-partner/partner-values.ts';
import { type RegistrationValues, registrationProblems, sentEntryOf } from './sent-entry.ts';

const empty: RegistrationValues = {
  emailAddress: '',
  firstName: '',
  lastName: '',
  teamName: '',
  ...noPartner,
  isNameShortened: false,
};
const visitor = { kind: 'visitor' } as const;
const player = { kind: 'player', playerId: 'p1', emailAddress: 'me@example.org', teamId: 'bulls' } as const;
const ids = { entry: 'e', first: 'f', partner: 'p' };

it('asks visitors for address and names, and pairs for the partner', () => {
  expect(registrationProblems(empty, { type: 'single', registrant: visitor })).toEqual({
    emailAddress: 'Bitte gib deine E-Mail-Adresse ein!',
    firstName: 'Bitte gib deinen Vornamen ein!',
    lastName: 'Bitte gib deinen Nachnamen ein!',
  });
  const wrong = { ...empty, emailAddress: 'anna@', firstName: 'Anna', lastName: 'Adler' };
  expect(registrationProblems(wrong, { type: 'single', registrant: visitor })).toEqual({
    emailAddress: 'Bitte gib eine gültige E-Mail-Adresse ein!',
    firstName: undefined,
    lastName: undefined,
  });
  expect(registrationProblems(empty, { type: 'single', registrant: { kind: 'friend' } })).toEqual({
    emailAddress: 'Bitte gib die E-Mail-Adresse ein!',
    firstName: 'Bitte gib den Vornamen ein!',
    lastName: 'Bitte gib den Nachnamen ein!',
  });
  expect(registrationProblems(empty, { type: 'single', registrant: player })).toEqual({});
  expect(registrationProblems(empty, { type: 'double', registrant: player })).toEqual({
    partnerFirstName: 'Gib den Vornamen des Spielers ein!',
    partnerLastName: 'Gib den Nachnamen des Spielers ein!',
  });
});

it('sends a visitor as a new external player, and a player with their team', () => {
  const values = { ...empty, emailAddress: ' a@example.org ', firstName: ' Anna', lastName: 'Adler ' };
  expect(sentEntryOf(values, { type: 'single', registrant: visitor, ids, isWaiting: false })).toEqual({
    id: 'e',
    participant: {
      type: 'single',
      player: { type: 'external', id: 'f', firstName: 'Anna', lastName: 'Adler' },
    },
    emailAddress: 'a@example.org',
    status: 'requested',
  });
  expect(
    sentEntryOf(
      { ...empty, partnerFirstName: 'Ben', partnerLastName: 'Berg' },
      { type: 'double', registrant: player, ids, isWaiting: true },
    ),
  ).toEqual({
    id: 'e',
    participant: {
      type: 'double',
      players: [
        { type: 'registered', id: 'p1' },
        { type: 'external', id: 'p', firstName: 'Ben', lastName: 'Berg' },
      ],
    },
    emailAddress: 'me@example.org',
    teamId: 'bulls',
    status: 'waiting',
  });
});

it('sends a partner with an account by the online id, which needs six characters', () => {
  const values = { ...empty, partnerWay: 'code', partnerCode: 'ABC12' } as const;
  const about = { type: 'double', registrant: player } as const;
  expect(registrationProblems(values, about)).toEqual({
    partnerCode: 'Gib die 6 Zeichen der Spieler-ID ein!',
  });
  const whole = { ...values, partnerCode: 'ABC123' };
  expect(registrationProblems(whole, about)).toEqual({ partnerCode: undefined });
  expect(sentEntryOf(whole, { ...about, ids, isWaiting: false }).participant).toEqual({
    type: 'double',
    players: [
      { type: 'registered', id: 'p1' },
      { type: 'registered', onlineId: 'ABC123' },
    ],
  });
});
