// The people of the demonstration club. All are fictitious; their addresses use a domain that nobody can register.

export type TeamKey = 'first' | 'second';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string | null;
  /** Three-dart average at the beginning of the year; `gain` is its increase over the year. */
  readonly average: number;
  readonly gain: number;
  /** Share of trainings that the person attends, 0 to 1. */
  readonly attendance: number;
  /** Index of the wave in which the person joined, see `waves`. */
  readonly wave: number;
  readonly team: TeamKey | null;
  readonly hair: 'short' | 'long' | 'curly' | 'bald' | 'cap';
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
  readonly isTeamAdmin?: boolean;
  /** Whether the person never plays online. */
  readonly staysOffline?: boolean;
};

/** Days before today on which people joined, earliest first. */
export const waves = [398, 262, 149, 47] as const;

export const clubName = 'DC Pfeilschnell Lindental';

/** Where the club plays. */
export const clubHome = { address: 'Lindenstraße 7', zip: '04299', city: 'Lindental' } as const;
const domain = 'lindental.example';

export const teamNames: { readonly [Key in TeamKey]: string } = {
  first: 'Pfeilschnell Lindental I',
  second: 'Pfeilschnell Lindental II',
};

type Row = readonly [
  firstName: string,
  lastName: string,
  nickName: string | null,
  figures: readonly [average: number, gain: number, attendance: number, wave: number],
  hair: Person['hair'],
];

const rowPerson = (
  [firstName, lastName, nickName, [average, gain, attendance, wave], hair]: Row,
  more: Partial<Person> & Pick<Person, 'team'>,
): Person => ({ firstName, lastName, nickName, average, gain, attendance, wave, hair, ...more });

const inFirst = (row: Row, more: Partial<Person> = {}) => rowPerson(row, { team: 'first', ...more });
const inSecond = (row: Row, more: Partial<Person> = {}) => rowPerson(row, { team: 'second', ...more });

/** The platform admin, who also plays. */
export const platformAdmin = inFirst(['Sabine', 'Krüger', 'Bine', [50, 3, 0.5, 0], 'long'], {
  hasGlasses: true,
});

/** Has an open invitation to the second team. */
export const invitedPerson = rowPerson(['Lukas', 'Sommer', 'Lucky', [41, 4, 0.6, 3], 'curly'], {
  team: null,
});

/** Plays in another club and asks for a team. */
export const wishingPerson = rowPerson(['Bernd', 'Kaiser', 'Kaiser', [46, 2, 0.3, 2], 'bald'], {
  team: null,
  hasBeard: true,
});

/** An ordinary player: the account to try the app as a member. */
export const ordinaryPerson = inFirst(['Lena', 'Fuchs', 'Foxy', [60, 5, 0.7, 0], 'long']);

export const people: readonly Person[] = [
  platformAdmin,
  inFirst(['Thorsten', 'Vogel', 'Adler', [64, 3, 0.75, 0], 'short'], { hasBeard: true, isTeamAdmin: true }),
  inSecond(['Andrea', 'Köhler', 'Andi', [45, 4, 0.75, 0], 'curly'], { isTeamAdmin: true }),
  ordinaryPerson,
  inFirst(['Marco', 'Brandt', 'Flash', [70, 4, 0.6, 0], 'short']),
  inFirst(['Jens', 'Hoffmann', 'Hoffi', [58, 4, 0.55, 0], 'cap'], { hasBeard: true }),
  inFirst(['Katrin', 'Lehmann', 'Kat', [55, 4, 0.5, 0], 'long']),
  inFirst(['Dennis', 'Schröder', 'Turbo', [62, 3, 0.45, 1], 'short']),
  inFirst(['Ayşe', 'Yıldız', 'Die Stille', [54, 7, 0.65, 0], 'long']),
  inFirst(['Uwe', 'Petersen', 'Uns Uwe', [49, 1, 0.4, 0], 'bald'], { hasGlasses: true, staysOffline: true }),
  inFirst(['Stefan', 'Maurer', null, [53, 3, 0.4, 0], 'short'], { hasGlasses: true }),
  inFirst(['Nico', 'Baumann', 'Nico Neun', [66, 5, 0.6, 1], 'curly']),
  inFirst(['Olaf', 'Winter', 'Eismann', [52, 2, 0.35, 2], 'bald'], { hasBeard: true }),
  inSecond(['Heinz', 'Böttcher', 'Opa Heinz', [37, 1, 0.7, 0], 'bald'], {
    hasGlasses: true,
    staysOffline: true,
  }),
  inSecond(['Kevin', 'Schulz', 'Kev', [42, 7, 0.55, 1], 'cap']),
  inSecond(['Mandy', 'Richter', 'Mandarine', [40, 4, 0.45, 0], 'long']),
  inSecond(['Frank', 'Zimmermann', 'Zimbo', [47, 2, 0.5, 0], 'short'], { hasBeard: true }),
  inSecond(['Tobias', 'Groß', 'Tobi', [42, 5, 0.6, 2], 'short']),
  inSecond(['Petra', 'Neumann', 'Pepe', [36, 4, 0.5, 0], 'curly'], { hasGlasses: true }),
  inSecond(['Dieter', 'Lange', 'Didi', [39, 1, 0.45, 0], 'short'], { hasGlasses: true, hasBeard: true }),
  inSecond(['Julia', 'Hartmann', 'Jule', [44, 6, 0.5, 1], 'long'], { hasGlasses: true }),
  inSecond(['Emre', 'Demir', 'Präzi', [50, 5, 0.8, 3], 'short'], { hasBeard: true }),
  invitedPerson,
  wishingPerson,
];

/** A member of the second team without an account. */
export const playerWithoutAccount = { firstName: 'Günter', lastName: 'Wolf', nickName: 'Günni' } as const;

/** Names of guests in matches. */
export const guestNames = [
  'Ralf aus Kassel',
  'Jana',
  'Onkel Werner',
  'Max',
  'Tine',
  'Nachbar Klaus',
] as const;

const letters: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ş: 's', ı: 'i' };

const plain = (name: string): string =>
  name.toLowerCase().replaceAll(/[^a-z]/g, (letter) => letters[letter] ?? '');

/** The address of a person: `Ayşe Yıldız` gives `ayse.yildiz@…`. */
export const emailOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${plain(firstName)}.${plain(lastName)}@${domain}`;
