import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { winnerOfResult } from '@neundarter/rules/match/paper-score';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { useState } from 'react';
import {
  type EnteredMatch,
  type EnteredResult,
  useEnteredMatch,
  useResultEntry,
} from '../../data/club/results.ts';
import { resultEntryText as entryText, resultCorrectionText as text } from '../../text/results.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/states.tsx';
import { ReasonDialog } from '../change-dialog/reason-dialog.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { DependentsField } from './dependents-field.tsx';
import { scoreOf, scoreProblem, type TypedScore } from './entered-score.ts';
import type { ResultMatch, SentenceOf } from './result-match.ts';
import { ScoreFields } from './score-fields.tsx';
import { useAcceptedDependents } from './use-accepted-dependents.ts';

type Props = {
  readonly eventId: string;
  readonly match: ResultMatch;
  readonly sentenceOf: SentenceOf;
  /** Who has to agree to it, as a sentence; left out for nobody. */
  readonly askedFirst?: string | undefined;
  readonly onClose: () => void;
};

const ways = ['paper', 'home', 'away'] as const;
type Way = (typeof ways)[number];

/** The corrected result without its reason; null while something is missing. */
const typedResult = (entered: EnteredMatch | undefined, way: Way, typed: TypedScore) => {
  if (way !== 'paper') return { kind: 'forfeit', winningParty: way === 'home' ? 0 : 1 } as const;
  const score = entered === undefined ? null : scoreOf(entered.config, typed);
  const isPossible = scoreProblem(entered?.config, score) === undefined;
  return score === null || !isPossible ? null : ({ kind: 'paper', score } as const);
};

/** The party that wins with the corrected result; null for nobody, and while something is missing. */
const winnerWith = (
  entered: EnteredMatch | undefined,
  result: ReturnType<typeof typedResult>,
): PartyIndex | null => {
  if (result === null || entered === undefined) return null;
  if (result.kind === 'forfeit') return result.winningParty;
  const winner = winnerOfResult(entered.config, result.score);
  return winner === 'draw' ? null : winner;
};

/** Corrects the result of a match, also for another winner; what is deleted by that is shown before. */
export function CorrectionDialog({ eventId, match, sentenceOf, askedFirst, onClose }: Props) {
  const { matchId, names } = match;
  const change = useResultEntry(eventId);
  const entered = useEnteredMatch(matchId);
  const following = useAcceptedDependents(eventId, matchId);
  const [way, setWay] = useState<Way>('paper');
  const [typed, setTyped] = useState<TypedScore>(['', '']);
  const [isAgreed, setAgreed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  // As it was when the dialog opened: somebody else may take the result back meanwhile.
  const [earlier] = useState(match.winner);
  const hasTurns = entered !== undefined && hasTurnsRecorded(entered);
  const result = typedResult(entered, way, typed);
  const winner = winnerWith(entered, result);
  const isOther = result !== null && winner !== earlier;
  const sentOf = (reason: string): EnteredResult | null => {
    setIsChecked(true);
    if (result === null || (hasTurns && !isAgreed)) return null;
    if (isOther && (following.dependents === undefined || !following.isAccepted)) return null;
    const reset = isOther ? { reset: [...following.accepted] } : {};
    const sent = { ...result, reason, ...reset, ...(hasTurns && { deletesTurns: true }) };
    return { matchId, result: sent as EnteredResult['result'] };
  };
  const score = entered === undefined ? null : scoreOf(entered.config, typed);
  return (
    <ReasonDialog
      {...text.words}
      done={askedFirst === undefined ? text.words.done : text.doneLater}
      danger={hasTurns || (isOther && (following.dependents ?? []).length > 0)}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <p>{earlier === null ? text.nobody : text.text(names[earlier])}</p>
      {askedFirst === undefined ? null : <p>{askedFirst}</p>}
      {entered === undefined ? <Loading /> : null}
      <ChoiceGroup
        label={entryText.label}
        hint={entryText.hint}
        columns={1}
        value={way}
        onChange={setWay}
        choices={[
          { value: 'paper', label: entryText.paper },
          { value: 'home', label: entryText.forfeit(names[0]) },
          { value: 'away', label: entryText.forfeit(names[1]) },
        ]}
      />
      {way === 'paper' ? (
        <ScoreFields
          names={names}
          isInLegs={entered === undefined || entered.config.setMode === 'single-set'}
          typed={typed}
          error={isChecked ? scoreProblem(entered?.config, score) : undefined}
          onTyped={setTyped}
        />
      ) : null}
      {isOther ? (
        <>
          <Notice tone="warning">{winner === null ? text.draw : text.otherWinner(names[winner])}</Notice>
          <DependentsField {...following} {...{ sentenceOf, isChecked }} />
        </>
      ) : null}
      {hasTurns ? (
        <>
          <Notice tone="warning">{text.hasTurns}</Notice>
          <CheckField
            label={text.deleteTurns}
            isChecked={isAgreed}
            error={isChecked && !isAgreed ? text.deleteTurnsMissing : undefined}
            onChange={setAgreed}
          />
        </>
      ) : null}
    </ReasonDialog>
  );
}
