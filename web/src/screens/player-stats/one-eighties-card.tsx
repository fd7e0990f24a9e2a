import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { Figures } from '../../parts/stats-cards/figures.tsx';
import { formatInteger } from '../../text/formats.ts';
import { overviewText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './stats-page.module.css';

/** Number of turns with the maximum of 180, and of turns close to it. */
export function OneEightiesCard({ stats }: { readonly stats: PlayerStatistics }) {
  const { noOfHits } = stats.oneEighties;
  const others = (['177', '174', '171'] as const).map((score) => ({
    label: score,
    value: formatInteger(stats.highscores[score]),
  }));
  return (
    <Card title={text.oneEighties}>
      <p className={classes.big}>{formatInteger(noOfHits)}</p>
      {noOfHits === 0 ? <p className={looks.note}>{text.noOneEighty}</p> : null}
      <div className={classes.foot}>
        <Figures figures={others} />
      </div>
    </Card>
  );
}
