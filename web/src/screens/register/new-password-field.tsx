import { maxPasswordLength } from '@neundarter/contract/limits';
import { passwordErrors, passwordProblems } from '@neundarter/rules/access/password';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import { useId } from 'react';
import { passwordRuleText } from '../../text/register.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './new-password-field.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
};

/** A new password; while it is typed, the field shows which rules it meets. */
export function NewPasswordField(props: Props) {
  const rulesId = useId();
  const broken = passwordProblems(props.value);
  return (
    <div className={classes.field}>
      <PasswordField
        {...props}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        describedById={rulesId}
      />
      <div id={rulesId} className={looks.hint}>
        <p>{passwordRuleText.label}</p>
        <ul className={classes.list}>
          {passwordErrors.map((rule) => (
            <Rule key={rule} text={passwordRuleText.rules[rule]} isKept={!broken.includes(rule)} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Rule({ text, isKept }: { readonly text: string; readonly isKept: boolean }) {
  return (
    <li className={classes.rule} data-kept={isKept || undefined}>
      {isKept ? <IconCheck aria-hidden="true" size={18} /> : <IconPoint aria-hidden="true" size={18} />}
      {text}
      <VisuallyHidden>, {isKept ? passwordRuleText.kept : passwordRuleText.broken}</VisuallyHidden>
    </li>
  );
}
