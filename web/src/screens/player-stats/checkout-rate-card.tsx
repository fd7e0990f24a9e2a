import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { checkoutRate } from '@neundarter/rules/stats/checkout-rate';
import { Figures } from '../../parts/stats-cards/figures.tsx';
import { formatInteger, formatPercent } from '../../text/formats.ts';
import { overviewText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './stats-page.module.css';

/** The Doppelquote as a number and as a bar, and the number of high checkouts. */
export function CheckoutRateCard({ stats }: { readonly stats: PlayerStatistics }) {
  const { doubleHits: hits, doubleAttempts: attempts, noOfHighFinishes } = stats.checkouts;
  const rate = checkoutRate({ hits, attempts });
  return (
    <Card title={text.checkoutRate}>
      <p className={classes.big}>{formatPercent(rate)}</p>
      <span className={classes.gauge} aria-hidden="true">
        <span style={{ width: `${Math.min(rate, 1) * 100}%` }} />
      </span>
      <p className={looks.note}>
        {attempts === 0 ? text.noAttempts : text.checkoutRateFacts(hits, attempts)}
      </p>
      <div className={classes.foot}>
        <Figures figures={[{ label: overviewText.highFinishes, value: formatInteger(noOfHighFinishes) }]} />
      </div>
    </Card>
  );
}
