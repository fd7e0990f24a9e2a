import { maxNameLength } from '@neundarter/contract/limits';
import { isName } from '@neundarter/rules/people/name';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { entriesText, addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import classes from './participants.module.css';
import type { Adding } from './use-adding.ts';

type Values = { readonly firstName: string; readonly lastName: string };
const nothing: Values = { firstName: '', lastName: '' };

/** A whole name in the first field: its last word is the last name. */
const split = ({ firstName, lastName }: Values): Values => {
  const words = firstName.trim().split(/\s+/);
  if (lastName.trim() !== '' || words.length < 2)
    return { firstName: firstName.trim(), lastName: lastName.trim() };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** Adds people without an account: type a name, Enter, the next name. */
export function AddByName({ adding }: { readonly adding: Adding }) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    start: nothing,
    unsaved: 'keep',
    check: (values) => {
      const { firstName, lastName } = split(values);
      return {
        firstName: isName(firstName) ? undefined : text.firstNameMissing,
        lastName: isName(lastName) ? undefined : text.lastNameMissing,
      };
    },
    // The outcome is told in a toast; the fields are free for the next name at once.
    send: async (values) => {
      const person = split(values);
      form.set(nothing);
      fields.current?.querySelector('input')?.focus();
      if (!(await adding.addPerson(person))) form.set((now) => (now.firstName === '' ? person : {}));
      return { ok: true };
    },
  });
  return (
    <Form form={form} gap="s" onSubmit={form.submit}>
      <div ref={fields} className={classes.names}>
        <TextField
          {...form.field('firstName')}
          label={entriesText.firstName}
          maxLength={maxNameLength}
          autoComplete="off"
        />
        <TextField
          {...form.field('lastName')}
          label={entriesText.lastName}
          maxLength={maxNameLength}
          autoComplete="off"
        />
        <Button type="submit" look="primary" icon={<IconPlus size={20} />} className={classes.add ?? ''}>
          {text.add}
        </Button>
      </div>
      <p className={classes.hint}>{text.nameHint}</p>
    </Form>
  );
}
