import type { ScoringBed } from '@neundarter/rules/board/bed';
import { playersOf } from '@neundarter/rules/match/players';
import type { Leg, Match } from '@neundarter/rules/match/types';
import { type AnalysedDart, analysedDarts } from '@neundarter/rules/stats/analysed-darts';
import { type DartGroup, dartGroups } from '@neundarter/rules/stats/dart-groups';
import { useId, useMemo, useState } from 'react';
import { analysisLabel, dartAnalysisText, groupRow, targetOption } from '../../text/analysis.ts';
import { playerName } from '../../text/party-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { ChartFigure } from '../charts/chart-figure.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { AnalysisBoard, type AnalysisView } from './analysis-board.tsx';
import classes from './dart-analysis.module.css';

export type DartAnalysisProps = {
  readonly match: Match;
  /** The legs to analyse. */
  readonly legs: readonly Leg[];
};

const views = (['darts', 'heat'] as const).map((value) => ({ value, label: dartAnalysisText.views[value] }));

/** All players with at least one known dart. */
const playersWith = (match: Match, darts: readonly AnalysedDart[]) => {
  const ids = new Set(darts.map(({ playerId }) => playerId));
  return match.parties
    .flatMap(playersOf)
    .filter(({ id }) => ids.has(id))
    .map((player) => ({ value: player.id, label: playerName(player) }));
};

/** Shows where the darts landed: as points, as a heat map, and grouped by target. */
export function DartAnalysis({ match, legs }: DartAnalysisProps) {
  const titleId = useId();
  const darts = useMemo(
    () => analysedDarts(legs, match.config.checkInMode),
    [legs, match.config.checkInMode],
  );
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <h2 id={titleId} className={looks.title}>
        {dartAnalysisText.title}
      </h2>
      {darts.length === 0 ? (
        <EmptyState text={dartAnalysisText.none} />
      ) : (
        <Analysis darts={darts} players={playersWith(match, darts)} />
      )}
    </Stack>
  );
}

type AnalysisProps = {
  readonly darts: readonly AnalysedDart[];
  readonly players: readonly { readonly value: string; readonly label: string }[];
};

function Analysis({ darts, players }: AnalysisProps) {
  const [playerId, setPlayerId] = useState('');
  const [target, setTarget] = useState<ScoringBed | ''>('');
  const [view, setView] = useState<AnalysisView>('darts');
  const ofPlayer = darts.filter((dart) => playerId === '' || dart.playerId === playerId);
  const all = dartGroups(ofPlayer);
  // Ignore the chosen target if the chosen player never threw at it.
  const shownTarget = all.some((group) => group.target === target) ? target : '';
  const groups = all.filter((group) => shownTarget === '' || group.target === shownTarget);
  const shown = ofPlayer.filter((dart) => shownTarget === '' || dart.target === shownTarget);
  return (
    <div className={classes.card}>
      <Stack gap="l">
        <SelectField
          label={dartAnalysisText.player}
          value={playerId}
          options={[{ value: '', label: dartAnalysisText.everybody }, ...players]}
          onValue={setPlayerId}
        />
        <SelectField
          label={dartAnalysisText.target}
          value={shownTarget}
          options={targetOptions(all)}
          onValue={setTarget}
        />
        <ChoiceGroup
          label={dartAnalysisText.view}
          columns={2}
          choices={views}
          value={view}
          onChange={setView}
        />
        <p className={looks.hint}>{dartAnalysisText.hint}</p>
      </Stack>
      <ChartFigure
        label={analysisLabel(groups)}
        legend={<Legend view={view} />}
        table={{
          caption: dartAnalysisText.caption,
          columns: dartAnalysisText.columns,
          rows: groups.map(groupRow),
        }}
      >
        <div className={classes.board}>
          <AnalysisBoard darts={shown} groups={groups} view={view} />
        </div>
      </ChartFigure>
    </div>
  );
}

function Legend({ view }: { readonly view: AnalysisView }) {
  const { legend } = dartAnalysisText;
  const marks = view === 'heat' ? (['spread'] as const) : (['hit', 'beside', 'spread'] as const);
  return marks.map((mark) => (
    <span key={mark} className={classes.mark} data-mark={mark}>
      {legend[mark]}
    </span>
  ));
}

const targetOptions = (groups: readonly DartGroup[]) => [
  { value: '' as const, label: dartAnalysisText.allTargets },
  ...groups.map(({ target, count }) => ({ value: target, label: targetOption(target, count) })),
];
