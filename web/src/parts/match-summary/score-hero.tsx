import { hasTurnsRecorded, unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import type { Match, MatchSummary, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { endNote } from '../../text/match-ends.ts';
import { summaryText } from '../../text/summary.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './score-hero.module.css';

type ScoreHeroProps = {
  readonly match: Match;
  readonly summary: MatchSummary;
  readonly names: PerParty<string>;
};

/** Whether the legs of each set are known: a forfeit has none, and a result from paper may have only sets. */
const hasLegs = (match: Match): boolean => {
  const isGiven = match.isForfeited && !hasTurnsRecorded(match);
  return !isGiven && match.sets.some(({ legs }) => legs.length > 0);
};

/** The result in large digits: sets if there are several, otherwise legs; below it the legs of each set. */
export function ScoreHero({ match, summary, names }: ScoreHeroProps) {
  const hasSets = match.config.setMode !== 'single-set';
  const score = hasSets ? summary.sets : (summary.legs[0] ?? [0, 0]);
  const end = unplayedEndOf(match);
  return (
    <section className={classes.hero} aria-label={summaryText.result}>
      <div className={classes.board}>
        <Side party={0} name={names[0]} summary={summary} />
        <p className={classes.score}>
          <span className={classes.digits}>
            {end === 'double-forfeit' ? (
              summaryText.nothing
            ) : (
              <>
                {score[0]}
                <span className={classes.colon}>:</span>
                {score[1]}
              </>
            )}
          </span>
          <span>{hasSets ? summaryText.sets : summaryText.legs}</span>
        </p>
        <Side party={1} name={names[1]} summary={summary} />
      </div>
      {hasSets && hasLegs(match) && (
        <Inline as="ol" gap="s" justify="center" wraps>
          {summary.legs.map(([home, away], index) => (
            <li key={index} className={classes.set}>
              <span className={classes.setName}>{summaryText.set(index + 1)}</span>
              <span className={classes.setScore}>
                {home}:{away}
              </span>
            </li>
          ))}
        </Inline>
      )}
      {end !== null && <p className={classes.note}>{endNote[end]}</p>}
      {summary.winningParty === 'draw' && <p className={classes.note}>{summaryText.draw}</p>}
    </section>
  );
}

type SideProps = { readonly party: PartyIndex; readonly name: string; readonly summary: MatchSummary };

function Side({ party, name, summary }: SideProps) {
  const hasWon = summary.winningParty === party;
  return (
    <Stack gap="s" align="center" className={classes.side} data-won={hasWon || undefined}>
      <p className={classes.name}>{name}</p>
      {hasWon && <p className={classes.badge}>{summaryText.winner}</p>}
    </Stack>
  );
}
