import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { nameProblem } from '../../text/names.ts';
import { addPlayerText } from '../../text/team.ts';
import type { Problems } from '../../ui/form-values.ts';

/** The problem of a required e-mail address. */
export const emailProblem = (emailAddress: string): string | undefined =>
  normaliseEmailAddress(emailAddress) === null ? addPlayerText.emailInvalid : undefined;

export type PlayerDraft = {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if the player gets no account. */
  readonly emailAddress: string;
};

const folded = (name: string | null) => (name ?? '').trim().toLocaleLowerCase('de');

const isInTeam = ({ firstName, lastName }: PlayerDraft, team: readonly PlayerEntity[]): boolean =>
  team.some(
    ({ props }) =>
      folded(props.firstName) === folded(firstName) && folded(props.lastName) === folded(lastName),
  );

/** Problems of a new player: both names are required, and nobody may be in the list twice. */
export function playerProblems(
  draft: PlayerDraft,
  team: readonly PlayerEntity[],
): Problems<'firstName' | 'lastName' | 'emailAddress'> {
  const { firstName, lastName, emailAddress } = draft;
  const firstNameProblem = nameProblem(firstName, addPlayerText.firstNameMissing);
  const lastNameProblem = nameProblem(lastName, addPlayerText.lastNameMissing);
  const isTaken = (firstNameProblem ?? lastNameProblem) === undefined && isInTeam(draft, team);
  return {
    firstName: firstNameProblem,
    lastName: isTaken ? addPlayerText.taken(`${firstName.trim()} ${lastName.trim()}`) : lastNameProblem,
    emailAddress: emailAddress.trim() === '' ? undefined : emailProblem(emailAddress),
  };
}
