import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { participantsText as text } from '../../text/tournament.ts';
import classes from './fill-bar.module.css';

type Props = { readonly data: Pick<TournamentData, 'noOfParticipants' | 'config'> };

/** How many places of a tournament are taken: `23 von 32`. */
export function FillBar({ data: { noOfParticipants, config } }: Props) {
  const taken = noOfParticipants.requested + noOfParticipants.confirmed;
  const max = config.maxNoOfParticipants;
  const { waiting } = noOfParticipants;
  return (
    <div>
      <p className={classes.words}>{text.filled(taken, max)}</p>
      <div
        className={classes.track}
        role="meter"
        aria-label={text.filled(taken, max)}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(taken, max)}
      >
        <div className={classes.bar} style={{ inlineSize: `${Math.min(100, (taken / max) * 100)}%` }} />
      </div>
      {waiting === 0 ? null : <p className={classes.waiting}>{text.waiting(waiting)}</p>}
    </div>
  );
}
