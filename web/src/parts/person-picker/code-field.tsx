import type { ComponentProps } from 'react';
import { personPickerText as text } from '../../text/person-picker.ts';
import { TextField } from '../../ui/text-field.tsx';
import { codeOf } from './use-player-by-code.ts';

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'onKeyDown'> & {
  readonly value: string;
  /** Called with at most six capitals and digits. */
  readonly onValue: (code: string) => void;
  readonly label?: string;
};

/** A field for the six characters of an online id. */
export function CodeField({ label = text.code, onValue, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={label}
      hint={text.codeHint}
      onValue={(typed) => onValue(codeOf(typed))}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
