// The states of a tournament, and what is possible in each.
export const tournamentStatuses = [
  'draft',
  'published',
  'registration-closed',
  'running',
  'finished',
  'cancelled',
] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Steps between states; starting and finishing are decided by the tournament itself. */
export const tournamentSteps = {
  publish: { from: ['draft'], to: 'published' },
  close: { from: ['published'], to: 'registration-closed' },
  reopen: { from: ['registration-closed'], to: 'published' },
  cancel: { from: ['draft', 'published', 'registration-closed'], to: 'cancelled' },
} as const satisfies {
  readonly [step: string]: { readonly from: readonly TournamentStatus[]; readonly to: TournamentStatus };
};
export type TournamentStep = keyof typeof tournamentSteps;

/** Whether a step is possible in a state. */
export const isStepPossible = (step: TournamentStep, status: TournamentStatus): boolean =>
  (tournamentSteps[step].from as readonly TournamentStatus[]).includes(status);

/** Whether matches exist: the settings and the list of participants are fixed then. */
export const isTournamentStarted = (status: TournamentStatus): boolean =>
  status === 'running' || status === 'finished';

/** Whether settings, participants and groups can be changed. */
export const isTournamentOpen = (status: TournamentStatus): boolean =>
  status === 'draft' || status === 'published' || status === 'registration-closed';

/** Whether devices can enter the PIN or scan its card: from publishing on, and not after the last match. */
export const isEnrolmentOpen = (status: TournamentStatus): boolean =>
  status === 'published' || status === 'registration-closed' || status === 'running';

/** Whether scoring needs a PIN: it exists from publishing on. */
export const hasMatchPin = (status: TournamentStatus): boolean =>
  isEnrolmentOpen(status) || status === 'finished';

/** Whether people can register themselves. */
export const isRegistrationOpen = (status: TournamentStatus): boolean => status === 'published';

/** Whether the tournament can be started in this state. */
export const isStartable = (status: TournamentStatus): boolean =>
  status === 'published' || status === 'registration-closed';
