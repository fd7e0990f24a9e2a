import type { Leg, Match, PartyIndex, PerParty, Stats } from '@neundarter/rules/match/types';
import { legStatsOf } from '@neundarter/rules/stats/stats-of-match';
import { Link } from 'react-router';
import { formatDecimal } from '../../text/formats.ts';
import { legText, legTitle } from '../../text/leg.ts';
import { legDecisionText } from '../../text/leg-decision.ts';
import { summaryText } from '../../text/summary.ts';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { Tiles } from '../../ui/tiles.tsx';
import classes from './leg-cards.module.css';

type LegCardsProps = { readonly match: Match; readonly names: PerParty<string> };

/** One card per leg, linked to the turns of the leg. */
export function LegCards({ match, names }: LegCardsProps) {
  const hasSets = match.config.setMode !== 'single-set';
  // Legs that were given to the winner of a match without a turn have nothing to show.
  const legs = match.sets.flatMap((set) =>
    set.legs.filter(({ throws }) => throws.length > 0).map((leg) => ({ setNumber: set.setNumber, leg })),
  );
  return (
    <Stack as="section" gap="m" aria-label={summaryText.legCards}>
      <h2 className={looks.title}>{summaryText.legCards}</h2>
      <Tiles as="ul" minWidth={20} gap="m">
        {legs.map(({ setNumber, leg }) => (
          <li key={`${setNumber}-${leg.legNumber}`}>
            <Link className={classes.card} to={`/matches/${match.id}/${setNumber}/${leg.legNumber}`}>
              <span className={classes.legTitle}>
                {legTitle({ setNumber, legNumber: leg.legNumber, hasSets })}
              </span>
              <LegLine leg={leg} party={0} name={names[0]} />
              <LegLine leg={leg} party={1} name={names[1]} />
            </Link>
          </li>
        ))}
      </Tiles>
    </Stack>
  );
}

type LegLineProps = { readonly leg: Leg; readonly party: PartyIndex; readonly name: string };

/** A leg that was given to its winner, or decided by its round limit, has no checkout. */
const wonText = (leg: Leg, { totalDartsThrown, highestCheckout }: Stats): string =>
  leg.decidedBy !== undefined
    ? summaryText.legDecided(
        legDecisionText.by[leg.decidedBy.kind],
        leg.remainingScores[leg.winningParty ?? 0],
      )
    : leg.shotByPlayerId === null
      ? summaryText.legGiven
      : summaryText.legWon(totalDartsThrown, highestCheckout);

/** The line of one side: darts and checkout of the winner, or the points the loser had left. */
function LegLine({ leg, party, name }: LegLineProps) {
  const stats = legStatsOf(leg, party);
  const hasWon = leg.winningParty === party;
  return (
    <span className={classes.line} data-won={hasWon || undefined}>
      <span className={classes.lineName}>{name}</span>
      <span className={classes.lineAverage}>
        {stats.totalDartsThrown === 0 ? legText.nothing : formatDecimal(stats.average)}
      </span>
      <span className={classes.lineEnd}>
        {hasWon ? wonText(leg, stats) : summaryText.legLost(leg.remainingScores[party])}
      </span>
    </span>
  );
}
