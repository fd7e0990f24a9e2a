import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { type ComponentProps, useId, useState } from 'react';
import { loginText } from '../text/login.ts';
import { IconButton } from './icon-button.tsx';
import classes from './password-field.module.css';
import { describedBy, Field } from './text-field.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  /** Id of another element that describes the field. */
  readonly describedById?: string;
  /** Tells password managers whether it is the old password or a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
} & Pick<ComponentProps<'input'>, 'name' | 'maxLength' | 'disabled'>;

/** A password that the user can make visible. */
export function PasswordField({ label, error, onValue, describedById, ...rest }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const described = describedBy({ id, error, hint: undefined });
  const description = [describedById, described['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} error={error}>
      <div className={classes.row}>
        <input
          {...rest}
          id={id}
          className={classes.input}
          type={isShown ? 'text' : 'password'}
          aria-invalid={described['aria-invalid']}
          aria-describedby={description === '' ? undefined : description}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        <IconButton
          className={classes.eye}
          label={loginText.showPassword}
          aria-pressed={isShown}
          icon={isShown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </Field>
  );
}
