import { Suspense } from 'react';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { CardCode } from '../../../parts/match-pin/card-code.tsx';
import type { KnownAddressProps } from '../../../parts/server-address/known-address.tsx';
import { printText as text } from '../../../text/tournament-print.ts';
import { latePart } from '../../../ui/late-part.tsx';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';

const KnownAddress = latePart<KnownAddressProps>(
  async () => (await import('../../../parts/server-address/known-address.tsx')).KnownAddress,
);

/** The PIN as large as the sheet allows, and the way to the tournament. */
export function PinSheet({ view: { event, data } }: { readonly view: TournamentView }) {
  return (
    <article className={classes.card} aria-label={text.names.pin}>
      <h2 className={classes.cardTitle}>{event.props.name}</h2>
      <p className={classes.cardLabel}>{text.pin}</p>
      <p className={classes.pin}>{data.matchPinCode}</p>
      <CardCode eventId={event.id} pin={data.matchPinCode ?? null} size="16rem" />
      <p className={classes.address}>
        <Suspense fallback={null}>
          <KnownAddress path={tournamentPath(event.id)}>{(address) => address}</KnownAddress>
        </Suspense>
      </p>
      <ol className={classes.steps}>
        {text.steps.map((step, place) => (
          <li key={step}>
            {place + 1}. {step}
          </li>
        ))}
      </ol>
    </article>
  );
}
