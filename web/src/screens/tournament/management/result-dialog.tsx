import type { MatchConfig } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { type EnteredResult, useConfigOf, useResultEntry } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultEntryText as text } from '../../../text/tournament-course.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { scoreOf, type TypedScore } from './entered-score.ts';

const ways = ['paper', 'home', 'away', 'nobody'] as const;
type Way = (typeof ways)[number];
type Ended = Exclude<EnteredResult['result'], { readonly kind: 'paper' }>;

/** What to send for a way without a score; a match that is running is given up, not forfeited. */
const endOf = (way: Exclude<Way, 'paper'>, isRunning: boolean): Ended => {
  if (way === 'nobody') return { kind: 'double-forfeit' };
  return { kind: isRunning ? 'retirement' : 'forfeit', winningParty: way === 'home' ? 0 : 1 };
};

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/** Enters the result of a match that nobody scores on a device, or ends one that somebody gives up. */
export function ResultDialog({ eventId, match, onClose }: Props) {
  const { matchId, sides, phase } = match;
  const [home, away] = sides.map(({ name }) => name);
  const isRunning = phase === 'running';
  const config = useConfigOf(matchId);
  const change = useResultEntry(eventId);
  const [way, setWay] = useState<Way>(isRunning ? 'home' : 'paper');
  const [typed, setTyped] = useState<TypedScore>(['', '']);
  const [isChecked, setIsChecked] = useState(false);
  const score = config === undefined ? null : scoreOf(config, typed);
  const sentOf = (): EnteredResult | null => {
    setIsChecked(true);
    if (way !== 'paper') return { matchId, result: endOf(way, isRunning) };
    return score === null ? null : { matchId, result: { kind: 'paper', score } as EnteredResult['result'] };
  };
  const labels: Readonly<Record<Way, string>> = {
    paper: text.paper,
    home: isRunning ? text.retirement(home ?? '') : text.forfeit(home ?? ''),
    away: isRunning ? text.retirement(away ?? '') : text.forfeit(away ?? ''),
    nobody: text.nobody,
  };
  const offered = ways.filter((one) => !isRunning || one === 'home' || one === 'away');
  return (
    <ChangeDialog {...text} change={change} sentOf={sentOf} onClose={onClose}>
      <ChoiceGroup
        label={text.label}
        hint={text.hint}
        columns={1}
        value={way}
        onChange={setWay}
        choices={offered.map((value) => ({ value, label: labels[value] }))}
      />
      {way === 'paper' ? (
        <ScoreFields
          names={[home ?? '', away ?? '']}
          config={config}
          typed={typed}
          error={isChecked && score === null ? text.numberMissing : undefined}
          onTyped={setTyped}
        />
      ) : null}
    </ChangeDialog>
  );
}

type ScoreProps = {
  readonly names: readonly [string, string];
  readonly config: MatchConfig | undefined;
  readonly typed: TypedScore;
  readonly error: string | undefined;
  readonly onTyped: (typed: TypedScore) => void;
};

function ScoreFields({ names, config, typed: [home, away], error, onTyped }: ScoreProps) {
  const labelOf = config === undefined || config.setMode === 'single-set' ? text.legs : text.sets;
  return (
    <>
      <TextField
        label={labelOf(names[0])}
        inputMode="numeric"
        value={home}
        error={error}
        onValue={(value) => onTyped([value, away])}
      />
      <TextField
        label={labelOf(names[1])}
        inputMode="numeric"
        value={away}
        onValue={(value) => onTyped([home, value])}
      />
    </>
  );
}
