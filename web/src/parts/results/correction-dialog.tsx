import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { recordedSets, winnerOfResult } from '@neundarter/rules/match/paper-score';
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
import { scoreProblem } from './entered-score.ts';
import { FollowingFields } from './following-fields.tsx';
import { isContradicting, PaperFields, typedScoreOf, usePaperEntry } from './paper-fields.tsx';
import type { ResultMatch, SentenceOf } from './result-match.ts';
import { useAcceptedDependents } from './use-accepted-dependents.ts';
import { useTakeOver } from './use-take-over.ts';

type Props = {
  readonly eventId: string;
  readonly match: ResultMatch;
  readonly sentenceOf: SentenceOf;
  /** Who has to agree to it, as a sentence; left out for nobody. */
  readonly askedFirst?: string | undefined;
  /** Whether somebody goes on from the match, so that the place can be taken over. */
  readonly hasPlaces?: boolean;
  readonly onClose: () => void;
};

const ways = ['paper', 'home', 'away'] as const;
type Way = (typeof ways)[number];
type PaperScore = NonNullable<ReturnType<typeof typedScoreOf>>;

/**
 * What the typed score has to contain: the legs that were recorded, if paper has told the rest. Turns of a match that was
 * played here to its end are deleted by another score, so it contains none of them.
 */
const correctedOf = (match: EnteredMatch): EnteredMatch => ({
  ...match,
  sets: match.isCompletedOnPaper === true ? recordedSets(match) : [],
});

/** The corrected result without its reason; null while something is missing. */
const typedResult = (entered: EnteredMatch | undefined, way: Way, score: PaperScore | null) => {
  if (way !== 'paper') return { kind: 'forfeit', winningParty: way === 'home' ? 0 : 1 } as const;
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
export function CorrectionDialog({ eventId, match, sentenceOf, askedFirst, hasPlaces, onClose }: Props) {
  const { matchId, names } = match;
  const change = useResultEntry(eventId);
  const entered = useEnteredMatch(matchId);
  const following = useAcceptedDependents(eventId, matchId);
  const taken = useTakeOver(eventId, hasPlaces === true ? matchId : null);
  const [way, setWay] = useState<Way>('paper');
  const [entry, setEntry] = usePaperEntry();
  const [isChecked, setIsChecked] = useState(false);
  // As it was when the dialog opened: somebody else may take the result back meanwhile.
  const [earlier] = useState(match.winner);
  const corrected = entered === undefined ? undefined : correctedOf(entered);
  const score = typedScoreOf(corrected, entry);
  const result = typedResult(entered, way, score);
  const winner = winnerWith(entered, result);
  const isOther = result !== null && winner !== earlier;
  const hasTurns = entered !== undefined && hasTurnsRecorded(entered);
  const isCompletedAgain = way === 'paper' && entered?.isCompletedOnPaper === true;
  const deletes = isCompletedAgain ? isContradicting(corrected, score) : hasTurns;
  const people = isOther && winner !== null && earlier !== null ? [names[winner], names[earlier]] : null;
  const takesOver = people !== null && taken.following === 'take-over';
  const given = takesOver ? taken : following;
  const sentOf = (reason: string): EnteredResult | null => {
    setIsChecked(true);
    if (result === null || (deletes && !entry.isAgreed)) return null;
    if (isOther && !given.isAccepted) return null;
    const reset = isOther ? { reset: [...given.accepted], ...(takesOver && { takesOver }) } : {};
    const sent = { ...result, reason, ...reset, ...(deletes && { deletesTurns: true }) };
    return { matchId, result: sent as EnteredResult['result'] };
  };
  return (
    <ReasonDialog
      {...text.words}
      isWide
      done={askedFirst === undefined ? text.words.done : text.doneLater}
      danger={deletes || (isOther && (following.dependents ?? []).length > 0)}
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
        <PaperFields {...{ names, entry, isChecked }} match={corrected} onEntry={setEntry} />
      ) : null}
      {isOther ? (
        <>
          <Notice tone="warning">{winner === null ? text.draw : text.otherWinner(names[winner])}</Notice>
          <FollowingFields {...{ people, following, taken, sentenceOf, isChecked }} />
        </>
      ) : null}
      {hasTurns && !isCompletedAgain ? (
        <>
          <Notice tone="warning">{text.hasTurns}</Notice>
          <CheckField
            label={text.deleteTurns}
            isChecked={entry.isAgreed}
            error={isChecked && !entry.isAgreed ? text.deleteTurnsMissing : undefined}
            onChange={(isAgreed) => setEntry({ ...entry, isAgreed })}
          />
        </>
      ) : null}
    </ReasonDialog>
  );
}
