import type { MatchCorrection } from '@neundarter/contract/entities/match-correction';
import type { Match } from '@neundarter/rules/match/types';
import { nameOf } from '../../text/player-of-match.ts';
import { scorerText } from '../../text/scorer.ts';
import { summaryText } from '../../text/summary.ts';
import classes from './summary-header.module.css';

type Props = { readonly match: Match; readonly corrections: readonly MatchCorrection[] };

const lineOf = (
  match: Match,
  { playerId, setNumber, legNumber, before, after, ...more }: MatchCorrection,
) => {
  const isSame = before.score === after.score;
  const valueOf = ({ score, dartsThrown, attemptsOnDouble }: MatchCorrection['before']) =>
    isSame ? summaryText.sameScore(score, dartsThrown, attemptsOnDouble) : `${score}`;
  return summaryText.correction({
    ...more,
    name: nameOf(match, playerId),
    place:
      match.config.setMode === 'single-set'
        ? scorerText.leg(legNumber)
        : scorerText.setAndLeg(setNumber, legNumber),
    before: valueOf(before),
    after: valueOf(after),
  });
};

/** The turns that were corrected, for everybody who sees the result. */
export function CorrectionList({ match, corrections }: Props) {
  if (corrections.length === 0) return null;
  return (
    <section className={classes.final} aria-label={summaryText.corrections}>
      <p>{summaryText.corrections}</p>
      <ul>
        {corrections.map((correction, index) => (
          <li key={index}>{lineOf(match, correction)}</li>
        ))}
      </ul>
    </section>
  );
}
