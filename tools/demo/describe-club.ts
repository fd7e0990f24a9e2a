import type { FilledClub } from './fill-club.ts';
import {
  clubName,
  emailOf,
  invitedPerson,
  ordinaryPerson,
  type Person,
  people,
  platformAdmin,
} from './people.ts';

type Described = {
  readonly club: FilledClub;
  readonly password: string;
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  readonly durationMs: number;
};

const teamAdmins = people.filter(({ isTeamAdmin }) => isTeamAdmin === true);

/** The accounts to try the app with. */
export const logins: readonly { readonly role: string; readonly person: Person }[] = [
  { role: 'Plattform-Admin', person: platformAdmin },
  ...teamAdmins.map((person) => ({
    role: `Team-Admin, ${person.team === 'first' ? 'erste' : 'zweite'} Mannschaft`,
    person,
  })),
  { role: 'Spielerin im laufenden Match, mit Online-Anfrage', person: ordinaryPerson },
  { role: 'Spieler mit offener Einladung', person: invitedPerson },
];

const number = (value: number, digits = 0): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The text that the terminal shows in the end: accounts, password and address. */
export const describeClub = ({ club, password, url, durationMs }: Described): string => {
  const {
    accounts,
    matches,
    turns,
    runningMatchId,
    trainingId,
    matchdayId,
    leagueId,
    tournaments,
    openInvitation,
  } = club;
  const eventOf = (id: string) => `${url}/team-lounge/event/${id}`;
  const tournamentOf = (id: string) => `${url}/tournaments/${id}`;
  const width = Math.max(...logins.map(({ role }) => role.length)) + 2;
  return [
    `${clubName}: ${accounts.length} Mitglieder, zwei Mannschaften, ${number(matches)} gespielte Matches ` +
      `mit ${number(turns)} Aufnahmen (${number(durationMs / 1000, 1)} s).`,
    '',
    `  Adresse    ${url}`,
    `  Passwort   ${password}   (für alle Zugänge)`,
    '',
    ...logins.map(({ role, person }) => `  ${role.padEnd(width)}${emailOf(person)}`),
    '',
    `  Laufendes Match      ${url}/matches/view/${runningMatchId}`,
    `  Training von heute   ${eventOf(trainingId)}`,
    `  Ligaspieltag heute   ${eventOf(matchdayId)}`,
    `  Ligaspieltag live    ${eventOf(matchdayId)}/live`,
    `  Liga                 ${url}/leagues/${leagueId}`,
    `  Turnier, Gruppen     ${tournamentOf(tournaments.groups)}`,
    `  … auf dem Fernseher  ${tournamentOf(tournaments.groups)}/hall`,
    `  … Hallenleitung      ${tournamentOf(tournaments.groups)}/cockpit`,
    `  Turnier, Doppel-K.o. ${tournamentOf(tournaments.double)}`,
    `  Turnier, beendet     ${tournamentOf(tournaments.finished)}`,
    `  Turnier, Anmeldung   ${tournamentOf(tournaments.open)}`,
    `  Turnier, Entwurf     ${tournamentOf(tournaments.draft)}/admin`,
    `  Turnierserie         ${url}/series/${tournaments.series}`,
    `  Offene Einladung     ${openInvitation.href}`,
    '',
  ].join('\n');
};
