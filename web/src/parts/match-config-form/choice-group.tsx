import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import fields from '../../ui/text-field.module.css';
import looks from '../../ui/text-looks.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import classes from './choice-group.module.css';

/** One of the values to choose from. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Second line in a smaller font. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
};

type ChoiceGroupProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Shown below the group; screen readers read it with the group. */
  readonly hint?: string;
  /** Problem of the choice; shown below and announced to screen readers. */
  readonly error?: string | undefined;
  /** Number of choices per row. */
  readonly columns?: number;
  readonly isLabelHidden?: boolean;
  /** Whether the element behind the group depends on the choice: it is scrolled into view after one. */
  readonly isFollowed?: boolean;
};

/**
 * A group of large buttons of which one is chosen. They are native radio inputs, so arrow keys, Space and screen
 * readers work as usual.
 */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onChange,
  hint,
  error,
  columns,
  isLabelHidden,
  isFollowed = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const hintId = `${name}-hint`;
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (chosen: Value): void => {
    onChange(chosen);
    if (!isFollowed) return;
    requestAnimationFrame(() => group.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <fieldset
      ref={group}
      className={isFollowed ? classes.reveals : undefined}
      aria-describedby={hint === undefined ? undefined : hintId}
      data-wrong={error === undefined ? undefined : true}
    >
      <legend className={isLabelHidden === true ? hidden.hidden : fields.label}>{label}</legend>
      <div
        className={classes.choices}
        style={columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties)}
        data-flow={columns === undefined || undefined}
        data-many={(columns ?? 0) > 3 || undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice} data-disabled={choice.isDisabled || undefined}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled === true}
              onChange={() => choose(choice.value)}
            />
            {choice.icon !== undefined && <span className={classes.icon}>{choice.icon}</span>}
            <span className={classes.label}>{choice.label}</span>
            {choice.hint !== undefined && <span className={classes.choiceHint}>{choice.hint}</span>}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className={looks.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
