import { hasTurnsRecorded } from '@neundarter/rules/match/how-it-ended';
import { useState } from 'react';
import { type EnteredResult, useEnteredMatch, useResultEntry } from '../../../data/club/tournament-course.ts';
import { ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import {
  resultEntryText as entryText,
  resultCorrectionText as text,
} from '../../../text/tournament-course.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading } from '../../../ui/states.tsx';
import { scoreOf, scoreProblem, type TypedScore } from './entered-score.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ScoreFields } from './score-fields.tsx';

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/** Corrects the result of a match for the same winner; its turns are deleted, after a question. */
export function CorrectionDialog({ eventId, match, onClose }: Props) {
  const { matchId, sides } = match;
  const change = useResultEntry(eventId);
  const entered = useEnteredMatch(matchId);
  const [way, setWay] = useState<'paper' | 'forfeit'>('paper');
  const [typed, setTyped] = useState<TypedScore>(['', '']);
  const [isAgreed, setAgreed] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  // As it was when the dialog opened: another organiser may take the result back meanwhile.
  const [winningParty] = useState<0 | 1>(sides[0].hasWon ? 0 : 1);
  const winner = sides[winningParty].name;
  const hasTurns = entered !== undefined && hasTurnsRecorded(entered);
  const score = entered === undefined ? null : scoreOf(entered.config, typed);
  const problem = scoreProblem(entered?.config, score);
  const sentOf = (reason: string): EnteredResult | null => {
    setIsChecked(true);
    if (entered === undefined || (hasTurns && !isAgreed)) return null;
    const correction = { reason, ...(hasTurns && { deletesTurns: true }) };
    if (way === 'forfeit') return { matchId, result: { kind: 'forfeit', winningParty, ...correction } };
    if (score === null || problem !== undefined) return null;
    return { matchId, result: { kind: 'paper', score, ...correction } as EnteredResult['result'] };
  };
  return (
    <ReasonDialog {...text.words} danger={hasTurns} change={change} sentOf={sentOf} onClose={onClose}>
      <p>{text.text(winner)}</p>
      {entered === undefined ? <Loading /> : null}
      <ChoiceGroup
        label={entryText.label}
        hint={entryText.hint}
        columns={1}
        value={way}
        onChange={setWay}
        choices={[
          { value: 'paper', label: entryText.paper },
          { value: 'forfeit', label: entryText.forfeit(winner) },
        ]}
      />
      {way === 'paper' ? (
        <ScoreFields
          names={[sides[0].name, sides[1].name]}
          isInLegs={entered === undefined || entered.config.setMode === 'single-set'}
          typed={typed}
          error={isChecked ? problem : undefined}
          onTyped={setTyped}
        />
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
