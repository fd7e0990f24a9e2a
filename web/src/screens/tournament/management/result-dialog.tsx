import { useState } from 'react';
import { type EnteredResult, useEnteredMatch, useResultEntry } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultEntryText as text } from '../../../text/tournament-course.ts';
import { scoreProblem } from './entered-score.ts';
import { isContradicting, PaperFields, typedScoreOf, usePaperEntry } from './paper-fields.tsx';

const ways = ['paper', 'home', 'away', 'nobody'] as const;
type Way = (typeof ways)[number];
type Labels = Readonly<Record<Way, string>>;
type Ended = Exclude<EnteredResult['result'], { readonly kind: 'paper' }>;

/** What to send for a way without a score; a match that has begun is given up, not forfeited. */
const endOf = (way: Exclude<Way, 'paper'>, isOnTheWay: boolean): Ended => {
  if (way === 'nobody') return { kind: 'double-forfeit' };
  return { kind: isOnTheWay ? 'retirement' : 'forfeit', winningParty: way === 'home' ? 0 : 1 };
};

const labelsOf = ([home, away]: readonly [string, string], isOnTheWay: boolean): Labels => ({
  paper: isOnTheWay ? text.restOnPaper : text.paper,
  home: isOnTheWay ? text.retirement(away, home) : text.forfeit(home),
  away: isOnTheWay ? text.retirement(home, away) : text.forfeit(away),
  nobody: text.nobody,
});

/** Whether a match has begun and is not over. */
const isOnItsWay = ({ phase, isBegun }: MatchView): boolean => phase === 'running' && isBegun;

/** Ways that are offered. */
const waysOf = (match: MatchView): readonly Way[] => (isOnItsWay(match) ? ['paper', 'home', 'away'] : ways);

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/** Enters the result of a match that nobody scores on a device, or ends one that somebody gives up. */
export function ResultDialog({ eventId, match, onClose }: Props) {
  const { matchId, sides } = match;
  const names = [sides[0].name, sides[1].name] as const;
  const isOnTheWay = isOnItsWay(match);
  const entered = useEnteredMatch(matchId);
  const change = useResultEntry(eventId);
  // Of a match that has begun nobody can guess who gives up.
  const [way, setWay] = useState<Way | null>(isOnTheWay ? null : 'paper');
  const [entry, setEntry] = usePaperEntry();
  const [isChecked, setIsChecked] = useState(false);
  const score = typedScoreOf(entered, entry);
  const deletes = isContradicting(entered, score);
  const sentOf = (): EnteredResult | null => {
    setIsChecked(true);
    if (way === null) return null;
    if (way !== 'paper') return { matchId, result: endOf(way, isOnTheWay) };
    if (scoreProblem(entered?.config, score) !== undefined || (deletes && !entry.isAgreed)) return null;
    const result = { kind: 'paper', score, ...(deletes && { deletesTurns: true }) };
    return { matchId, result: result as EnteredResult['result'] };
  };
  const labels = labelsOf(names, isOnTheWay);
  const { title, confirm, done } = text;
  return (
    <ChangeDialog
      {...{ title, confirm, done }}
      danger={way === 'paper' && deletes}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <ChoiceGroup
        label={text.label}
        hint={isOnTheWay ? text.hintOnTheWay : text.hint}
        error={isChecked && way === null ? text.wayMissing : undefined}
        columns={1}
        value={way}
        onChange={setWay}
        choices={waysOf(match).map((value) => ({ value, label: labels[value] }))}
      />
      {way === 'paper' ? (
        <PaperFields {...{ names, entry, isChecked }} match={entered} onEntry={setEntry} />
      ) : null}
    </ChangeDialog>
  );
}
