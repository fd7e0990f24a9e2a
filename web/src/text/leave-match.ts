/** Ways from a match that is not scored yet. */
export const leaveMatchText = { toTournament: 'Zum Turnier', back: 'Zurück' } as const;
