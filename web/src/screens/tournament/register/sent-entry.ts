// What the registration form sends, and what is wrong in it.
import type { SentEntry } from '@neundarter/contract/entities/participant';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import type { ParticipantsType } from '@neundarter/rules/tournament/setup/setup';
import {
  type PartnerValues,
  partnerProblems,
  sentPartnerOf,
} from '../../../parts/tournament-partner/partner-values.ts';
import { nameProblem } from '../../../text/names.ts';
import { registrantText, tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';

/** What is typed into the form. */
export type RegistrationValues = PartnerValues & {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly teamName: string;
  readonly isNameShortened: boolean;
};

/** Who is registered: a visitor or somebody else, about whom everything is typed, or a signed-in player. */
export type Registrant =
  | { readonly kind: 'visitor' | 'friend' }
  | {
      readonly kind: 'player';
      readonly playerId: string;
      readonly emailAddress: string | null;
      readonly teamId: string | null;
    };

type Form = { readonly type: ParticipantsType; readonly registrant: Registrant };

/** The texts for whoever fills in the form about this person. */
export const registrantTextOf = ({ kind }: Registrant) =>
  registrantText[kind === 'friend' ? 'friend' : 'self'];

const addressProblem = (address: string, missing: string): string | undefined => {
  if (address.trim() === '') return missing;
  return normaliseEmailAddress(address) === null ? text.addressInvalid : undefined;
};

/** The problems of the fields that this form has. */
export const registrationProblems = (values: RegistrationValues, { type, registrant }: Form) => {
  const { addressMissing, firstNameMissing, lastNameMissing } = registrantTextOf(registrant);
  return {
    ...(registrant.kind !== 'player' && {
      emailAddress: addressProblem(values.emailAddress, addressMissing),
      firstName: nameProblem(values.firstName, firstNameMissing),
      lastName: nameProblem(values.lastName, lastNameMissing),
    }),
    ...(type === 'double' && partnerProblems(values)),
  };
};

/** Ids of the new entry and of the people in it who have no account. */
type EntryIds = { readonly entry: string; readonly first: string; readonly partner: string };

/** The entry to send. @param isWaiting whether it asks for the waiting list */
export function sentEntryOf(
  values: RegistrationValues,
  { type, registrant, ids, isWaiting }: Form & { readonly ids: EntryIds; readonly isWaiting: boolean },
): SentEntry {
  const external = (id: string, firstName: string, lastName: string) =>
    ({ type: 'external', id, firstName: firstName.trim(), lastName: lastName.trim() }) as const;
  const self =
    registrant.kind === 'player'
      ? ({ type: 'registered', id: registrant.playerId } as const)
      : external(ids.first, values.firstName, values.lastName);
  const partner = sentPartnerOf(values, ids.partner);
  const teamName = values.teamName.trim();
  return {
    id: ids.entry,
    participant: type === 'single' ? { type, player: self } : { type, players: [self, partner] },
    ...(registrant.kind !== 'player'
      ? { emailAddress: values.emailAddress.trim(), ...(teamName !== '' && { teamName }) }
      : {
          ...(registrant.emailAddress !== null && { emailAddress: registrant.emailAddress }),
          ...(registrant.teamId !== null && { teamId: registrant.teamId }),
        }),
    // Also for organisers, whose entries would be confirmed at once otherwise.
    status: isWaiting ? 'waiting' : 'requested',
    ...(values.isNameShortened && { isNameShortened: true }),
  };
}
