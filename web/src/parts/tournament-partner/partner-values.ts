// What is typed about the second person of a pair.
import type { SentPeople } from '@neundarter/contract/entities/participant';
import { onlineIdLength } from '@neundarter/contract/limits';
import { ApiError } from '../../data/api/api-error.ts';
import { nameProblem } from '../../text/names.ts';
import { partnerText as text } from '../../text/tournament-registration.ts';

/** How a partner is named: by name, or by the online id of their account. */
export const partnerWays = ['name', 'code'] as const;

export type PartnerValues = {
  readonly partnerWay: (typeof partnerWays)[number];
  readonly partnerFirstName: string;
  readonly partnerLastName: string;
  readonly partnerCode: string;
};

export const noPartner: PartnerValues = {
  partnerWay: 'name',
  partnerFirstName: '',
  partnerLastName: '',
  partnerCode: '',
};

/** The partner to send. */
type SentPartner = Extract<SentPeople, { readonly type: 'single' }>['player'];

export const partnerProblems = (values: PartnerValues) =>
  values.partnerWay === 'code'
    ? { partnerCode: values.partnerCode.length === onlineIdLength ? undefined : text.codeMissing }
    : {
        partnerFirstName: nameProblem(values.partnerFirstName, text.firstNameMissing),
        partnerLastName: nameProblem(values.partnerLastName, text.lastNameMissing),
      };

/** @param id of the partner as a new player, if they are named without an account */
export const sentPartnerOf = (values: PartnerValues, id: string): SentPartner =>
  values.partnerWay === 'code'
    ? { type: 'registered', onlineId: values.partnerCode }
    : {
        type: 'external',
        id,
        firstName: values.partnerFirstName.trim(),
        lastName: values.partnerLastName.trim(),
      };

/** The problem of the online id in a refusal: nobody has it, or it is one's own; null for another refusal. */
export const partnerRefusal = (error: unknown): { readonly partnerCode: string } | null =>
  error instanceof ApiError && error.fields.some((field) => /^\/(partner|participant\/players)/.test(field))
    ? { partnerCode: text.codeWrong }
    : null;
