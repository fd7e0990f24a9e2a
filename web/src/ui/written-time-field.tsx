import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClockEdit from '@tabler/icons-react/dist/esm/icons/IconClockEdit.mjs';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { WrittenTime } from '../text/date-time.ts';
import { dateTimeText } from '../text/fields.ts';
import { IconButton } from './icon-button.tsx';
import { describedBy, Field } from './text-field.tsx';
import classes from './written-time-field.module.css';

export type WrittenTimeProps = {
  readonly label: string;
  /** In the unit of the field; null for an empty field, `NaN` while the text cannot be read. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

type Props = WrittenTimeProps & { readonly format: WrittenTime };

const textOf = (value: number | null, { write }: WrittenTime): string =>
  value === null || Number.isNaN(value) ? '' : write(value);

/**
 * A date, a time or both in the German format: typed in any browser, or chosen in the browser's picker. The browser's
 * own field alone would use the language of the browser instead of that of the page.
 */
export function WrittenTimeField(props: Props) {
  const { label, value, onValue, error, hint, disabled = false, format } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(value, format);
  const Icon = format.picker === 'time' ? IconClockEdit : IconCalendar;
  const take = (text: string) => {
    setTyped(text);
    onValue(format.read(text));
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.row}>
        <input
          id={id}
          className={classes.input}
          value={typed}
          placeholder={format.placeholder}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          {...describedBy({ id, error, hint })}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(tidied(typed, format))}
        />
        <input
          ref={picker}
          className={classes.picker}
          type={format.picker}
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled}
          value={value === null || Number.isNaN(value) ? '' : format.toPicker(value)}
          onChange={(event) => {
            const { value: picked } = event.currentTarget;
            take(picked === '' ? '' : format.write(format.ofPicker(picked)));
          }}
        />
        <IconButton
          className={classes.calendar ?? ''}
          label={dateTimeText.pick[format.picker](label)}
          icon={<Icon aria-hidden size={22} />}
          disabled={disabled}
          onClick={() => openPicker(picker.current)}
        />
      </div>
    </Field>
  );
}

/** The text of the field; a new value from outside replaces it. */
function useTyped(value: number | null, format: WrittenTime) {
  const [typed, setTyped] = useState(() => textOf(value, format));
  const [known, setKnown] = useState(value);
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(format.read(typed), value)) setTyped(textOf(value, format));
  }
  return [typed, setTyped] as const;
}

/** A readable date or time in the usual format; other text stays as it is. */
const tidied = (typed: string, { read, write }: WrittenTime): string => {
  const value = read(typed);
  return value === null || Number.isNaN(value) ? typed : write(value);
};

/** Opens the browser's picker; a browser without this function opens it when the field gets the focus. */
function openPicker(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
}
