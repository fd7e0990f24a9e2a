import { balanceOf } from '@neundarter/rules/money/balance';
import { prizesOfPlaces, splitPrizes } from '@neundarter/rules/money/prizes';
import { useIdsFor } from '../../../data/api/use-ids-for.ts';
import { useBooking } from '../../../data/club/money.ts';
import { formatEuros, moneyText as text } from '../../../text/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { allBandsOf, type Band } from '../result/places.ts';
import classes from './money.module.css';
import { findCounting, type MoneyView } from './money-view.ts';
import { ReverseButton } from './reverse-button.tsx';

type Props = { readonly shown: MoneyView };

/** What each place gets; after the last match who gets it, with one tap to pay it out. */
export function PrizeCard({ shown }: Props) {
  const { view, money } = shown;
  const { prizes } = money.settings;
  if (prizes === null)
    return (
      <Card title={text.prizes}>
        <p className={looks.muted}>{text.noPrizes}</p>
      </Card>
    );
  const { byKind } = balanceOf(money.bookings);
  const cents = prizesOfPlaces(prizes, byKind.fee);
  const all = cents.reduce((sum, one) => sum + one, 0);
  const isOver = view.data.status === 'finished';
  return (
    <Card title={text.prizes}>
      <p className={looks.hint}>
        {[
          ...(prizes.by === 'percent' ? [text.pot(formatEuros(byKind.fee))] : []),
          text.paidOutSum(formatEuros(byKind.prize), formatEuros(all)),
        ].join(' · ')}
      </p>
      <Stack as="ul" isDivided className={classes.list} aria-label={text.prizes}>
        {isOver
          ? allBandsOf(view.data).map((band) => (
              <BandRows key={band.from} shown={shown} band={band} split={splitPrizes(cents, [band])} />
            ))
          : cents.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
              <li key={index} className={classes.row}>
                <span>{text.place(index + 1)}</span>
                <span className={classes.amount}>{formatEuros(one)}</span>
              </li>
            ))}
      </Stack>
      {isOver ? null : <p className={looks.muted}>{text.prizesLater}</p>}
    </Card>
  );
}

type BandProps = Props & { readonly band: Band; readonly split: ReadonlyMap<string, number> };

function BandRows({ shown, band: { from, to, entrants }, split }: BandProps) {
  return entrants.map((entryId) => {
    const cents = split.get(entryId) ?? 0;
    const paid = findCounting(shown, { kind: 'prize', entryId });
    if (cents === 0 && paid === undefined) return null;
    return (
      <li key={entryId} className={classes.row}>
        <div className={classes.what}>
          <p>{shown.view.names.get(entryId) ?? text.removedEntry}</p>
          <p className={looks.hint}>{text.places(from, to)}</p>
        </div>
        <div className={classes.buttons}>
          {paid === undefined ? (
            <PayOut shown={shown} entryId={entryId} cents={cents} />
          ) : (
            <>
              <Badge tone="green">
                {text.paidOut}: {formatEuros(paid.cents)}
              </Badge>
              <ReverseButton shown={shown} booking={paid} />
            </>
          )}
        </div>
      </li>
    );
  });
}

type PayOutProps = Props & { readonly entryId: string; readonly cents: number };

function PayOut({ shown: { view, money }, entryId, cents }: PayOutProps) {
  const booking = useBooking(view.event.id);
  const idFor = useIdsFor();
  const pay = async () => {
    const id = idFor(`${cents} ${money.bookings.length}`);
    const outcome = await booking.run({ id, kind: 'prize', cents, payment: 'cash', entryId });
    tellOutcome(outcome, { done: text.booked });
  };
  return (
    <Button
      look="primary"
      isBusy={booking.isBusy}
      aria-label={text.payOutOf(view.names.get(entryId) ?? '', formatEuros(cents))}
      onClick={() => void pay()}
    >
      {text.payOut(formatEuros(cents))}
    </Button>
  );
}
