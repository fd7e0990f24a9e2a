import type { ComponentType } from 'react';
import { useId } from 'react';
import { lateCode } from '../device/late-code.ts';
import classes from './combobox.module.css';
import type { ComboboxPieceProps, ComboboxProps } from './combobox-props.ts';
import { LazyPiece } from './lazy-piece.tsx';
import { describedBy, Field } from './text-field.tsx';

type PlainListProps = Pick<ComboboxPieceProps, 'text' | 'sections' | 'shape' | 'onChoose'>;

const piece = lateCode<ComponentType<ComboboxPieceProps>>(
  async () => (await import('./combobox-piece.tsx')).ComboboxPiece,
);

/**
 * A text field with suggestions in sections. Arrow keys move through them, Enter takes one, Escape closes the list;
 * Home and End move within the text. Until the list's code is loaded, it is a plain text field.
 */
export function Combobox({ label, hint, error, ...rest }: ComboboxProps) {
  const id = useId();
  const { sections, onChoose, note = null, values, shape = 'popup', size = 'usual', ...input } = rest;
  const { text, onText, ...attributes } = input;
  const shared = {
    ...attributes,
    ...describedBy({ id, error, hint }),
    id,
    className: classes.input,
    'data-large': size === 'large' || undefined,
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.place}>
        <LazyPiece
          piece={piece}
          props={{ label, text, onText, sections, onChoose, note, values, shape, input: shared }}
          plain={
            <>
              <input {...shared} value={text} onChange={(event) => onText(event.currentTarget.value)} />
              {values === 'open' ? null : (
                <PlainList text={text} sections={sections} shape={shape} onChoose={onChoose} />
              )}
            </>
          }
        />
      </div>
    </Field>
  );
}

/** If only suggestions are allowed, they are buttons until the list's code is loaded. */
function PlainList({ text, sections, shape, onChoose }: PlainListProps) {
  if (shape === 'popup' && text.trim() === '') return null;
  return (
    <div className={classes.panel} data-shape={shape} data-placement="below">
      {sections.map(({ title, options }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={classes.title} aria-hidden="true">
            {title}
          </p>
          {options.map((option) => (
            <button
              key={option.id}
              type="button"
              className={classes.option}
              disabled={option.isDisabled}
              onClick={() => onChoose(option.id)}
            >
              {option.icon}
              <span className={classes.label}>{option.label}</span>
              {option.detail === undefined ? null : <span className={classes.detail}>{option.detail}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
