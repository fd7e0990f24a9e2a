import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { type ReactNode, useId, useRef, useState } from 'react';
import { dateTimeInput, parseDateTime, pickerValue } from '../text/date-time.ts';
import { dateTimeText } from '../text/fields.ts';
import classes from './date-time-field.module.css';
import { IconButton } from './icon-button.tsx';
import { describedBy, Field } from './text-field.tsx';

type Props = {
  readonly label: string;
  /** Milliseconds since 1970; null for an empty field, `NaN` while the text is not a date and time. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

const textOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : dateTimeInput(value);

/**
 * Date and time in the German format, in the device's time zone: typed in any browser, or chosen in the browser's
 * picker. The browser's own field alone would use the language of the browser instead of that of the page.
 */
export function DateTimeField({ label, value, onValue, error, hint, disabled = false }: Props) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTyped(value);
  const take = (text: string) => {
    setTyped(text);
    onValue(parseDateTime(text));
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.row}>
        <input
          id={id}
          className={classes.input}
          value={typed}
          placeholder={dateTimeText.placeholder}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          {...describedBy({ id, error, hint })}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={() => setTyped(tidied(typed))}
        />
        <input
          ref={picker}
          className={classes.picker}
          type="datetime-local"
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled}
          value={value === null || Number.isNaN(value) ? '' : pickerValue(value)}
          onChange={(event) => {
            const { value: picked } = event.currentTarget;
            take(picked === '' ? '' : dateTimeInput(new Date(picked).getTime()));
          }}
        />
        <IconButton
          className={classes.calendar ?? ''}
          label={dateTimeText.pick(label)}
          icon={<IconCalendar aria-hidden size={22} />}
          disabled={disabled}
          onClick={() => openPicker(picker.current)}
        />
      </div>
    </Field>
  );
}

/** The text of the field; a new value from outside replaces it. */
function useTyped(value: number | null) {
  const [typed, setTyped] = useState(() => textOf(value));
  const [known, setKnown] = useState(value);
  if (!Object.is(known, value)) {
    setKnown(value);
    if (!Object.is(parseDateTime(typed), value)) setTyped(textOf(value));
  }
  return [typed, setTyped] as const;
}

/** A readable date and time in the usual format; other text stays as it is. */
const tidied = (typed: string): string => {
  const at = parseDateTime(typed);
  return at === null || Number.isNaN(at) ? typed : dateTimeInput(at);
};

/** Opens the browser's picker; a browser without this function opens it when the field gets the focus. */
function openPicker(input: HTMLInputElement | null): void {
  try {
    input?.showPicker();
  } catch {
    input?.focus();
  }
}
