import { maxNameLength } from '@neundarter/contract/limits';
import { isName } from '@neundarter/rules/people/name';
import { splitName } from '@neundarter/rules/people/split-name';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef } from 'react';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { entriesText, addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Form } from '../../../ui/form.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { keptState } from './kept-state.ts';
import classes from './participants.module.css';
import type { Adding } from './use-adding.ts';
import { useSuggestions } from './use-suggestions.ts';

type Values = { readonly firstName: string; readonly lastName: string };
const nothing: Values = { firstName: '', lastName: '' };
const useTypedName = keptState(nothing);

/** The name, also if the whole name stands in the first field. */
const split = ({ firstName, lastName }: Values): Values => {
  const isWhole = lastName.trim() === '' && firstName.trim().includes(' ');
  return isWhole ? splitName(firstName) : { firstName: firstName.trim(), lastName: lastName.trim() };
};

type Props = { readonly tournament: Tournament; readonly adding: Adding };

/**
 * Adds people without an account: type a name, Enter, the next name. Who is known from the team or from an earlier
 * tournament is suggested.
 */
export function AddByName({ tournament, adding }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [typed, keep] = useTypedName(tournament.event.id);
  const form = useForm<Values>({
    start: nothing,
    typed,
    unsaved: 'keep',
    check: (values) => {
      const { firstName, lastName } = split(values);
      return {
        firstName: isName(firstName) ? undefined : text.firstNameMissing,
        lastName: isName(lastName) ? undefined : text.lastNameMissing,
      };
    },
    // The outcome is told in a toast; the next name can be typed and entered at once, and waits for this one.
    send: (values) => {
      begin();
      void add(split(values));
      return Promise.resolve({ ok: true });
    },
  });
  const add = async (person: Values): Promise<void> => {
    if (!(await adding.addPerson(person))) form.set((now) => (now.firstName === '' ? person : {}));
  };
  const begin = () => {
    form.set(nothing);
    fields.current?.querySelector('input')?.focus();
  };
  const { firstName, lastName } = form.values;
  useEffect(() => keep({ firstName, lastName }), [keep, firstName, lastName]);
  const { sections, note, personOf } = useSuggestions(tournament, adding, `${firstName} ${lastName}`);
  const choose = (id: string) => {
    const person = personOf(id);
    if (person === null) return;
    begin();
    void adding.addPerson(person);
  };
  const suggestions = { sections, note, values: 'open', onChoose: choose, maxLength: maxNameLength } as const;
  const fieldOf = (name: keyof Values) => {
    const { value, onValue, error } = form.field(name);
    return { ...suggestions, text: value, onText: onValue, error };
  };
  return (
    <Form form={form} gap="s" onSubmit={form.submit}>
      <div ref={fields} className={classes.names}>
        <Combobox {...fieldOf('firstName')} label={entriesText.firstName} />
        <Combobox {...fieldOf('lastName')} label={entriesText.lastName} />
        <Button type="submit" look="primary" icon={<IconPlus size={20} />} className={classes.add ?? ''}>
          {text.add}
        </Button>
      </div>
      <p className={classes.hint}>{text.nameHint}</p>
    </Form>
  );
}
