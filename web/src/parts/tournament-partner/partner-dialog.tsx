import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { useState } from 'react';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { usePartnerChange } from '../../data/club/tournaments.ts';
import { partnerText as text } from '../../text/tournament-registration.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { useForm } from '../../ui/use-form.ts';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { personName } from '../tournament/entry-name.ts';
import { PartnerFields } from './partner-fields.tsx';
import {
  noPartner,
  type PartnerValues,
  partnerProblems,
  partnerRefusal,
  sentPartnerOf,
} from './partner-values.ts';

type Props = {
  readonly eventId: string;
  readonly entry: ParticipantEntry;
  /** Ids of the people who may be replaced. */
  readonly replaceable: readonly string[];
  /** Whether somebody without an account may be named. */
  readonly areNamesAllowed: boolean;
  readonly onClose: () => void;
};

/** Replaces one person of a pair. */
export function PartnerDialog({ eventId, entry, replaceable, areNamesAllowed, onClose }: Props) {
  const idFor = useIdFor();
  const change = usePartnerChange(eventId);
  const people = peopleOf(entry.participant).filter(({ id }) => replaceable.includes(id));
  const [leaving, setLeaving] = useState(people.at(-1)?.id ?? '');
  const form = useForm<PartnerValues>({
    start: areNamesAllowed ? noPartner : { ...noPartner, partnerWay: 'code' },
    unsaved: 'keep',
    check: partnerProblems,
    place: partnerRefusal,
    send: (values) => {
      const partner = sentPartnerOf(values, idFor(JSON.stringify([leaving, values])));
      return change.run({ entryId: entry.id, leaving, partner });
    },
    onSent: () => {
      tellOutcome({ ok: true, value: null }, { done: text.replaced });
      onClose();
    },
  });
  return (
    <FormDialog title={text.replaceTitle} form={form} confirm={text.replaceConfirm} gap="m" onClose={onClose}>
      {people.length > 1 ? (
        <ChoiceGroup
          label={text.whoLeaves}
          columns={2}
          choices={people.map((person) => ({ value: person.id, label: personName(person) }))}
          value={leaving}
          onChange={setLeaving}
        />
      ) : (
        <p>{text.leaves(people.map(personName).join(''))}</p>
      )}
      {areNamesAllowed ? null : <p>{text.onlyAccounts}</p>}
      <PartnerFields
        areNamesAllowed={areNamesAllowed}
        fields={{
          partnerWay: form.field('partnerWay'),
          partnerFirstName: form.field('partnerFirstName'),
          partnerLastName: form.field('partnerLastName'),
          partnerCode: form.field('partnerCode'),
        }}
      />
    </FormDialog>
  );
}
