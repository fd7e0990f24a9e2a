import { entriesText as text } from '../../../text/tournament-entries.ts';
import type { Namesake } from './entry-list.ts';
import classes from './participants.module.css';
import type { EntryActions } from './use-entry-actions.ts';

type Props = { readonly namesake: Namesake; readonly actions: EntryActions };

/** Says that an earlier entry has the same name, and merges both if they are the same person. */
export function SameName({ namesake: { other, merge }, actions }: Props) {
  return (
    <span className={classes.sameName}>
      {text.sameName(other.position + 1)}
      {merge === null ? null : (
        <button type="button" className={classes.merge} onClick={() => void actions.merge(merge)}>
          {text.merge}
        </button>
      )}
    </span>
  );
}
