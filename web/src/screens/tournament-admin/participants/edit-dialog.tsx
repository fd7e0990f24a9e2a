import type { EditedEntry, ParticipantEntry } from '@neundarter/contract/entities/participant';
import { maxNameLength } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { isName } from '@neundarter/rules/people/name';
import { type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { useState } from 'react';
import { hasCode } from '../../../data/api/api-error.ts';
import { useEntryChange } from '../../../data/club/tournament-setup.ts';
import { entryName, personName } from '../../../parts/tournament/entry-name.ts';
import { addText, entriesText as text } from '../../../text/tournament-entries.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import { useForm } from '../../../ui/use-form.ts';
import classes from './participants.module.css';

type Names = { readonly firstName: string; readonly lastName: string };

type Values = {
  readonly people: readonly Names[];
  readonly club: string;
  readonly emailAddress: string;
  readonly isNameShortened: boolean;
};

const peopleIn = ({ participant }: ParticipantEntry): readonly ParticipantPerson[] => peopleOf(participant);

const valuesOf = (entry: ParticipantEntry): Values => ({
  people: peopleIn(entry).map(({ firstName = '', lastName = '' }) => ({ firstName, lastName })),
  club: entry.teamName ?? '',
  emailAddress: entry.emailAddress ?? '',
  isNameShortened: entry.isNameShortened ?? false,
});

const sentOf = (entry: ParticipantEntry, values: Values, seen: ParticipantEntry): EditedEntry => {
  const people = peopleIn(entry).map((person, place) => {
    const names = values.people[place];
    return person.type === 'external' && names !== undefined
      ? { type: 'external' as const, id: person.id, ...names }
      : { type: 'registered' as const, id: person.id };
  });
  const [first, second] = people;
  if (first === undefined) throw new Error('An entry has at least one person');
  const isSameClub = values.club === (entry.teamName ?? '');
  return {
    id: entry.id,
    participant:
      second === undefined ? { type: 'single', player: first } : { type: 'double', players: [first, second] },
    teamName: values.club.trim() === '' ? null : values.club.trim(),
    teamId: isSameClub ? entry.teamId : null,
    emailAddress: values.emailAddress.trim() === '' ? null : values.emailAddress.trim(),
    isNameShortened: values.isNameShortened,
    // Servers of earlier versions know no fingerprints.
    ...(seen.fingerprint !== undefined && { seenFingerprint: seen.fingerprint }),
  };
};

type Props = { readonly eventId: string; readonly entry: ParticipantEntry; readonly onClose: () => void };

/**
 * The entry on which the user's changes are made: as it was when the dialog opened, or as it is now, once the user has
 * been told that somebody else has changed it.
 */
const useSeen = (entry: ParticipantEntry) => {
  const [first] = useState(entry);
  const [isTold, setTold] = useState(false);
  return { seen: isTold ? entry : first, tell: () => setTold(true) };
};

/** Names of people without an account, club and address of an entry. */
export function EditDialog({ eventId, entry, onClose }: Props) {
  const change = useEntryChange(eventId);
  const people = peopleIn(entry);
  const { seen, tell } = useSeen(entry);
  const form = useForm<Values>({
    start: valuesOf(entry),
    check: (values) => ({
      emailAddress:
        values.emailAddress.trim() === '' || normaliseEmailAddress(values.emailAddress) !== null
          ? undefined
          : text.emailWrong,
      ...Object.fromEntries(
        values.people.flatMap(({ firstName, lastName }, place) =>
          people[place]?.type === 'external'
            ? [
                [`people.${place}.firstName`, isName(firstName) ? undefined : addText.firstNameMissing],
                [`people.${place}.lastName`, isName(lastName) ? undefined : addText.lastNameMissing],
              ]
            : [],
        ),
      ),
    }),
    send: async (values) => {
      const outcome = await change.run({ position: entry.position, entry: sentOf(entry, values, seen) });
      if (outcome.ok || !hasCode(outcome.error, 'error.event.changed-meanwhile')) return outcome;
      tell();
      return { ...outcome, text: text.editedMeanwhile };
    },
    onSent: () => {
      tellOutcome({ ok: true, value: null }, { done: text.saved(entryName(entry)) });
      onClose();
    },
  });
  const close = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog title={text.editTitle} form={form} confirm={text.save} gap="m" onClose={close}>
      {people.map((person, place) =>
        person.type === 'external' ? (
          <div key={person.id} className={classes.pairOfFields}>
            {(['firstName', 'lastName'] as const).map((field) => (
              <TextField
                key={field}
                label={text[field]}
                value={form.values.people[place]?.[field] ?? ''}
                error={form.list('people').errorAt(place, field)}
                onValue={(name) => {
                  const now = form.values.people[place] ?? { firstName: '', lastName: '' };
                  form.list('people').replace(place, { ...now, [field]: name });
                }}
                maxLength={maxNameLength}
                autoComplete="off"
              />
            ))}
          </div>
        ) : (
          <p key={person.id} className={looks.strong}>
            {personName(person)}
          </p>
        ),
      )}
      <TextField {...form.field('club')} label={text.club} maxLength={maxNameLength} autoComplete="off" />
      <TextField {...form.field('emailAddress')} label={text.email} type="email" autoComplete="off" />
      <Toggle
        label={text.shortened}
        hint={text.shortenedHint}
        isOn={form.values.isNameShortened}
        onChange={(isNameShortened) => form.set({ isNameShortened })}
      />
    </FormDialog>
  );
}
