import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { type EnteredResult, useEnteredMatch, useResultEntry } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultCorrectionText, resultEntryText as text } from '../../../text/tournament-course.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { scoreOf, type TypedScore } from './entered-score.ts';

const ways = ['paper', 'home', 'away', 'nobody'] as const;
type Way = (typeof ways)[number];
type Ended = Exclude<EnteredResult['result'], { readonly kind: 'paper' }>;

/** What to send for a way without a score; a match that has begun is given up, not forfeited. */
const endOf = (way: Exclude<Way, 'paper'>, isOnTheWay: boolean): Ended => {
  if (way === 'nobody') return { kind: 'double-forfeit' };
  return { kind: isOnTheWay ? 'retirement' : 'forfeit', winningParty: way === 'home' ? 0 : 1 };
};

/** Whether a match has begun and is not over. */
const isOnItsWay = ({ phase, isBegun }: MatchView): boolean => phase === 'running' && isBegun;

/** Ways that are offered; a correction keeps the winner. */
const waysOf = (match: MatchView): readonly Way[] => {
  const { phase, sides } = match;
  if (isOnItsWay(match)) return ['home', 'away'];
  return phase === 'finished' ? ['paper', sides[0].hasWon ? 'home' : 'away'] : ways;
};

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/**
 * Enters the result of a match that nobody scores on a device, ends one that somebody gives up, or corrects a result
 * without turns.
 */
export function ResultDialog({ eventId, match, onClose }: Props) {
  const { matchId, sides, phase } = match;
  const [home, away] = sides.map(({ name }) => name);
  const isOnTheWay = isOnItsWay(match);
  const entered = useEnteredMatch(matchId);
  const config = entered?.config;
  const winner = phase === 'finished' ? sides.find(({ hasWon }) => hasWon) : undefined;
  const hasTurns = winner !== undefined && entered !== undefined && hasTurnsRecorded(entered);
  const change = useResultEntry(eventId);
  const [way, setWay] = useState<Way>(isOnTheWay ? 'home' : 'paper');
  const [typed, setTyped] = useState<TypedScore>(['', '']);
  const [isChecked, setIsChecked] = useState(false);
  const score = config === undefined ? null : scoreOf(config, typed);
  const sentOf = (): EnteredResult | null => {
    setIsChecked(true);
    if (hasTurns || (winner !== undefined && entered === undefined)) return null;
    if (way !== 'paper') return { matchId, result: endOf(way, isOnTheWay) };
    return score === null ? null : { matchId, result: { kind: 'paper', score } as EnteredResult['result'] };
  };
  const labels: Readonly<Record<Way, string>> = {
    paper: text.paper,
    home: isOnTheWay ? text.retirement(home ?? '') : text.forfeit(home ?? ''),
    away: isOnTheWay ? text.retirement(away ?? '') : text.forfeit(away ?? ''),
    nobody: text.nobody,
  };
  const { title, confirm, done } = winner === undefined ? text : resultCorrectionText;
  return (
    <ChangeDialog {...{ title, confirm, done }} change={change} sentOf={sentOf} onClose={onClose}>
      {hasTurns ? <Notice tone="info">{resultCorrectionText.hasTurns}</Notice> : null}
      {winner === undefined ? null : <p>{resultCorrectionText.text(winner.name)}</p>}
      <ChoiceGroup
        label={text.label}
        hint={text.hint}
        columns={1}
        value={way}
        onChange={setWay}
        choices={waysOf(match).map((value) => ({ value, label: labels[value] }))}
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
