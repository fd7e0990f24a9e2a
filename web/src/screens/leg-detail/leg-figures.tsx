import type { Leg, PartyIndex, PerParty, Stats } from '@neundarter/rules/match/types';
import { legStatsOf } from '@neundarter/rules/stats/stats-of-match';
import { formatDecimal, formatInteger } from '../../text/formats.ts';
import { legText } from '../../text/leg.ts';
import { legDecisionText } from '../../text/leg-decision.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './leg-figures.module.css';

type Figure = { readonly label: string; readonly read: (stats: Stats) => string };

const figures: readonly Figure[] = [
  {
    label: legText.average,
    read: ({ average, totalDartsThrown }) =>
      totalDartsThrown === 0 ? legText.nothing : formatDecimal(average),
  },
  {
    label: legText.first9,
    read: ({ first9 }) => (first9.totalDartsThrown === 0 ? legText.nothing : formatDecimal(first9.average)),
  },
  { label: legText.darts, read: ({ totalDartsThrown }) => formatInteger(totalDartsThrown) },
  { label: legText.attempts, read: ({ checkouts }) => formatInteger(checkouts.attempts) },
  {
    label: legText.checkout,
    read: ({ highestCheckout }) => (highestCheckout === 0 ? legText.nothing : formatInteger(highestCheckout)),
  },
];

type LegFiguresProps = { readonly leg: Leg; readonly names: PerParty<string> };

/** Both sides of a leg with their figures; the winner is highlighted. */
export function LegFigures({ leg, names }: LegFiguresProps) {
  return (
    <div className={classes.sides}>
      <Side leg={leg} party={0} name={names[0]} />
      <Side leg={leg} party={1} name={names[1]} />
    </div>
  );
}

type SideProps = { readonly leg: Leg; readonly party: PartyIndex; readonly name: string };

function Side({ leg, party, name }: SideProps) {
  const stats = legStatsOf(leg, party);
  const hasWon = leg.winningParty === party;
  return (
    <Stack
      as="section"
      className={classes.side}
      data-party={party}
      data-won={hasWon || undefined}
      aria-label={name}
    >
      <Stack as="header" gap="3xs" justify="between" className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.outcome}>
          {hasWon && leg.decidedBy !== undefined
            ? `${legText.won} · ${legDecisionText.by[leg.decidedBy.kind]}, `
            : null}
          {hasWon && leg.decidedBy === undefined ? legText.won : legText.restLeft(leg.remainingScores[party])}
        </p>
      </Stack>
      <Stack as="dl">
        {figures.map(({ label, read }) => (
          <Inline align="baseline" justify="between" wraps key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{read(stats)}</dd>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
