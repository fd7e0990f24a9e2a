import { useState } from 'react';
import { type EnteredResult, useEnteredMatch, useResultEntry } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultEntryText as text } from '../../../text/tournament-course.ts';
import { scoreOf, type TypedScore } from './entered-score.ts';
import { ScoreFields } from './score-fields.tsx';

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

/** Ways that are offered. */
const waysOf = (match: MatchView): readonly Way[] => (isOnItsWay(match) ? ['home', 'away'] : ways);

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/** Enters the result of a match that nobody scores on a device, or ends one that somebody gives up. */
export function ResultDialog({ eventId, match, onClose }: Props) {
  const { matchId, sides } = match;
  const [home, away] = sides.map(({ name }) => name);
  const isOnTheWay = isOnItsWay(match);
  const config = useEnteredMatch(matchId)?.config;
  const change = useResultEntry(eventId);
  const [way, setWay] = useState<Way>(isOnTheWay ? 'home' : 'paper');
  const [typed, setTyped] = useState<TypedScore>(['', '']);
  const [isChecked, setIsChecked] = useState(false);
  const score = config === undefined ? null : scoreOf(config, typed);
  const sentOf = (): EnteredResult | null => {
    setIsChecked(true);
    if (way !== 'paper') return { matchId, result: endOf(way, isOnTheWay) };
    return score === null ? null : { matchId, result: { kind: 'paper', score } as EnteredResult['result'] };
  };
  const labels: Readonly<Record<Way, string>> = {
    paper: text.paper,
    home: isOnTheWay ? text.retirement(home ?? '') : text.forfeit(home ?? ''),
    away: isOnTheWay ? text.retirement(away ?? '') : text.forfeit(away ?? ''),
    nobody: text.nobody,
  };
  const { title, confirm, done } = text;
  return (
    <ChangeDialog {...{ title, confirm, done }} change={change} sentOf={sentOf} onClose={onClose}>
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
