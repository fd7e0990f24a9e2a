import type { EnteredPerson } from '@neundarter/contract/entities/consent';
import { enteredText as text } from '../../text/consents.ts';
import classes from './event-consent.module.css';

type Props = {
  /** Undefined for everybody but the organisers. */
  readonly entered: readonly EnteredPerson[] | undefined;
  /** The name of a person, where it does not stand beside the mark; otherwise null. */
  readonly nameOf: (playerId: string) => string | null;
};

/** For organisers: whether those have agreed whom somebody else has entered, and who does not want to play. */
export function EnteredMarks({ entered = [], nameOf }: Props) {
  return entered
    .filter(({ status }) => status !== 'unlinked')
    .map(({ playerId, status, wantsOut }) => {
      const state = wantsOut ? text.wantsOut : text[status === 'open' ? 'open' : 'agreed'];
      const name = nameOf(playerId);
      return (
        <span key={playerId} className={classes.state} data-waits={wantsOut || undefined}>
          {name === null ? state : text.of(name, state)}
        </span>
      );
    });
}
