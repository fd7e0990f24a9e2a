import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { addPlayerText } from '../../text/team.ts';
import type { Problems } from '../../ui/form-values.ts';
import { playerNamesProblems } from '../player-names/player-names-problems.ts';

/** The problem of a required e-mail address. */
export const emailProblem = (emailAddress: string): string | undefined =>
  normaliseEmailAddress(emailAddress) === null ? addPlayerText.emailInvalid : undefined;

export type PlayerDraft = {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if the player gets no account. */
  readonly emailAddress: string;
};

/** Problems of a new player: both names are required, and nobody may be in the team twice. */
export const playerProblems = (
  { emailAddress, ...names }: PlayerDraft,
  team: readonly PlayerEntity[],
): Problems<'firstName' | 'lastName' | 'emailAddress'> => ({
  ...playerNamesProblems(
    names,
    team.map(({ props }) => ({ firstName: props.firstName, lastName: props.lastName ?? '' })),
  ),
  emailAddress: emailAddress.trim() === '' ? undefined : emailProblem(emailAddress),
});
