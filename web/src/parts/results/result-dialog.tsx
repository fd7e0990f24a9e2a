import type { PartyIndex } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { type EnteredResult, useEnteredMatch, useResultEntry } from '../../data/club/results.ts';
import { resultEntryText as text } from '../../text/results.ts';
import { ChangeDialog } from '../change-dialog/change-dialog.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { scoreProblem } from './entered-score.ts';
import { isContradicting, PaperFields, typedScoreOf, usePaperEntry } from './paper-fields.tsx';
import type { ResultMatch } from './result-match.ts';

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

/** Ways that are offered. */
const waysOf = ({ isOnTheWay }: ResultMatch, givesUp: PartyIndex | null): readonly Way[] => {
  if (givesUp !== null) return givesUp === 0 ? ['away'] : ['home'];
  return isOnTheWay ? ['paper', 'home', 'away'] : ways;
};

type Props = {
  readonly eventId: string;
  readonly match: ResultMatch;
  /** The party that can only be given up here; left out for who may enter any result. */
  readonly givesUp?: PartyIndex | null;
  readonly onClose: () => void;
};

/** Enters the result of a match that nobody scores on a device, or ends one that somebody gives up. */
export function ResultDialog({ eventId, match, givesUp = null, onClose }: Props) {
  const { matchId, names, isOnTheWay } = match;
  const entered = useEnteredMatch(matchId);
  const change = useResultEntry(eventId);
  // Of a match that has begun nobody can guess who gives up.
  const [way, setWay] = useState<Way | null>(isOnTheWay || givesUp !== null ? null : 'paper');
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
      isWide
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
        choices={waysOf(match, givesUp).map((value) => ({ value, label: labels[value] }))}
      />
      {way === 'paper' ? (
        <PaperFields {...{ names, entry, isChecked }} match={entered} onEntry={setEntry} />
      ) : null}
    </ChangeDialog>
  );
}
