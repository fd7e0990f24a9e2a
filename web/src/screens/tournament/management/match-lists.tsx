import { useMemo } from 'react';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { cockpitText as text } from '../../../text/tournament-course.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { BusyMark } from './busy-marks.ts';
import classes from './cockpit.module.css';
import { filterMatches, matchDescriptions, sectionsOf } from './filter-matches.ts';
import { ManagedMatch } from './managed-match.tsx';
import type { MatchAction } from './match-menu.tsx';

type Props = {
  /** All matches of the tournament. */
  readonly all: readonly MatchView[];
  /** Those that are shown. */
  readonly shown: readonly MatchView[];
  /** Why matches cannot be called up now, by their keys. */
  readonly marks: ReadonlyMap<string, BusyMark>;
  /** Ids of entries that have not played yet. */
  readonly fresh: ReadonlySet<string>;
  /** Ids of entries that can still withdraw from the groups. */
  readonly leaving: ReadonlySet<string>;
  readonly onAct: (matchKey: string, action: MatchAction) => void;
};

const columns = ['ready', 'running', 'open'] as const;

/** What is ready, what runs and what is still open, side by side. */
export function MatchColumns(props: Props) {
  const { shown } = props;
  return (
    <div className={classes.columns}>
      {columns.map((column) => {
        const matches = filterMatches(shown, { filter: column, words: '' });
        return (
          <Card key={column} title={text.columns[column]} actions={<Badge>{matches.length}</Badge>}>
            {matches.length === 0 ? (
              <p className={looks.muted}>{text.none[column]}</p>
            ) : (
              <Matches {...props} label={text.columns[column]} matches={matches} isWithinStage={false} />
            )}
          </Card>
        );
      })}
    </div>
  );
}

/** Matches by stage: groups by name, then the rounds of the knockout. */
export function MatchSections(props: Props) {
  return sectionsOf(props.shown).map(({ title, matches }) => (
    <Card key={title} title={title}>
      <Matches {...props} label={title} matches={matches} isWithinStage />
    </Card>
  ));
}

type MatchesProps = Props & {
  readonly label: string;
  readonly matches: readonly MatchView[];
  readonly isWithinStage: boolean;
};

function Matches({ all, marks, fresh, leaving, onAct, label, matches, isWithinStage }: MatchesProps) {
  const descriptions = useMemo(() => matchDescriptions(all, { isWithinStage }), [all, isWithinStage]);
  return (
    <Stack as="ul" isDivided aria-label={label}>
      {matches.map((match) => (
        <ManagedMatch
          key={match.key}
          match={match}
          description={descriptions.get(match.key) ?? ''}
          mark={marks.get(match.key)?.short}
          markSentence={marks.get(match.key)?.sentence}
          isHomeFresh={fresh.has(match.sides[0].entrant ?? '')}
          isAwayFresh={fresh.has(match.sides[1].entrant ?? '')}
          canHomeLeave={leaving.has(match.sides[0].entrant ?? '')}
          canAwayLeave={leaving.has(match.sides[1].entrant ?? '')}
          onAct={onAct}
        />
      ))}
    </Stack>
  );
}
