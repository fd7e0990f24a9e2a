import type { Leg, PartyIndex } from '@neundarter/rules/match/types';
import { legTurnsOf } from '@neundarter/rules/stats/leg-turns';
import { isStruckThrough } from '../../parts/leg-throws/leg-rounds.ts';
import { spectatorText } from '../../text/spectator.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './recent-turns.module.css';

/** Maximum number of turns side by side on a TV; narrower screens hide the oldest. */
const shownTurns = 5;

type RecentTurnsProps = { readonly leg: Leg | null; readonly party: PartyIndex; readonly name: string };

/** The latest turns of one side in this leg, newest first: points on top, the rest below. */
export function RecentTurns({ leg, party, name }: RecentTurnsProps) {
  const turns = leg === null ? [] : legTurnsOf(leg, party);
  return (
    <Inline
      as="ol"
      align="center"
      className={classes.turns}
      data-party={party}
      aria-label={spectatorText.recentOf(name)}
    >
      {turns
        .map((turn, index) => ({ ...turn, number: index + 1 }))
        .toReversed()
        .slice(0, shownTurns)
        .map(({ number, score, after }) => (
          <Stack as="li" align="center" key={number} className={classes.turn}>
            <span className={classes.score}>{score}</span>
            <span className={classes.rest}>{isStruckThrough(after) ? <s>{after}</s> : after}</span>
          </Stack>
        ))}
    </Inline>
  );
}
