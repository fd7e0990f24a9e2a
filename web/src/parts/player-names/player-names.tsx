import { maxNameLength } from '@neundarter/contract/limits';
import type { Ref } from 'react';
import { playerNamesText as text } from '../../text/names.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormField } from '../../ui/use-form.ts';

type Props = {
  readonly firstName: FormField<string>;
  readonly lastName: FormField<string>;
  readonly firstNameRef: Ref<HTMLInputElement>;
};

/** Fields for the names of somebody else: the browser does not fill in the user's own. */
export function PlayerNames({ firstName, lastName, firstNameRef }: Props) {
  const shared = { maxLength: maxNameLength, autoComplete: 'off', autoCapitalize: 'words' };
  return (
    <>
      <TextField {...firstName} {...shared} label={text.firstName} ref={firstNameRef} />
      <TextField {...lastName} {...shared} label={text.lastName} />
    </>
  );
}
