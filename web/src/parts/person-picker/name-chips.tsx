import { guestNamesFor } from './guest-names.ts';
import classes from './name-chips.module.css';

type Props = {
  readonly label: string;
  /** The text typed so far. */
  readonly text: string;
  readonly known: readonly string[];
  readonly taken: readonly string[];
  readonly onChoose: (name: string) => void;
};

/** Names of earlier guests, one tap each. */
export function NameChips({ label, text, known, taken, onChoose }: Props) {
  const names = guestNamesFor(text, { known, taken });
  if (names.length === 0) return null;
  return (
    <ul className={classes.names} aria-label={label}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" className={classes.name} onClick={() => onChoose(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
