import { hasTurnsRecorded, unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Match } from '@neundarter/rules/match/types';
import { summaryOf } from '@neundarter/rules/stats/summary';
import { useMemo } from 'react';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { noStatisticsText } from '../../text/match-ends.ts';
import { partyName } from '../../text/party-names.ts';
import { summaryText } from '../../text/summary.ts';
import { Stack } from '../../ui/stack.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { AnalysisSlot } from '../dart-analysis/analysis-slot.tsx';
import { LeaveButton } from '../match-seats/leave-button.tsx';
import type { SummaryEvent } from './back-entries.ts';
import { comparisonOf } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { highlightsOf } from './highlights.ts';
import { LegCards } from './leg-cards.tsx';
import classes from './match-summary.module.css';
import { PlayerTables } from './player-tables.tsx';
import { ScoreHero } from './score-hero.tsx';
import { ScoreRangeBars } from './score-range-bars.tsx';
import { SummaryHeader } from './summary-header.tsx';

type MatchSummaryProps = {
  /** A finished match; others are not shown. */
  readonly match: Match;
  readonly info: MatchInfo;
  /** Undoes the last checkout; null if this device may not. */
  readonly onUndo: (() => void) | null;
};

/** The event of a match, to which the way back leads. */
const eventOf = ({ eventId, event }: MatchInfo): SummaryEvent | null =>
  eventId === null || event === null ? null : { id: eventId, type: event.type };

/** Everything about a finished match on one page. Computed on the device, so it also works without network. */
export function MatchSummary({ match, info, onUndo }: MatchSummaryProps) {
  const summary = summaryOf(match);
  const legs = useMemo(() => match.sets.flatMap((set) => set.legs), [match]);
  if (summary === null) return null;
  const names = perParty((party) => partyName(match.parties[party]));
  const highlights = highlightsOf(summary.partyStats);
  const end = unplayedEndOf(match);
  return (
    <Stack as="article" gap="2xl" className={classes.summary}>
      <SummaryHeader
        match={match}
        info={info}
        names={names}
        event={eventOf(info)}
        onUndo={end === null ? onUndo : null}
      />
      <ScoreHero match={match} summary={summary} names={names} />
      {end !== null && end !== 'retirement' && !hasTurnsRecorded(match) ? (
        <p className={classes.noStatistics}>{noStatisticsText[end]}</p>
      ) : (
        <>
          <Tiles minWidth={26} stretches gap="l">
            <Stack gap="l">
              {comparisonOf(match, summary).map(({ title, rows }) => (
                <ComparisonTable key={title} title={title} names={names} rows={rows} />
              ))}
            </Stack>
            <Stack gap="l">
              <ScoreRangeBars names={names} stats={summary.partyStats} />
              {highlights.length === 0 ? (
                <p className={classes.noHighlights}>{summaryText.noHighlights}</p>
              ) : (
                <ComparisonTable title={summaryText.highlights} names={names} rows={highlights} />
              )}
            </Stack>
          </Tiles>
          <PlayerTables match={match} summary={summary} />
          <LegCards match={match} names={names} />
          <AnalysisSlot match={match} legs={legs} />
        </>
      )}
      <div className={classes.leave}>
        <LeaveButton match={match} info={info} />
      </div>
    </Stack>
  );
}
