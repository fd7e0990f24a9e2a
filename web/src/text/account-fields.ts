/** Texts of the fields for people with an account, in the set-up of a match. */
export const accountFieldsText = {
  onlineAgainst: (name: string) => `Starte ein Online-Match gegen ${name}!`,
  teamMate: 'Teamkollegen',
  noMates: 'In deinem Team gibt es noch niemanden außer dir.',
  matesFailed: (reason: string) => `Deine Teamkollegen konnten nicht geladen werden. (${reason})`,
} as const;
