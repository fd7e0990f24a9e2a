import { containsRecordedLegs, countOpenTurns } from '@neundarter/rules/match/paper-score';
import { countTurns } from '@neundarter/rules/match/turn-limit';
import type { PaperScore } from '@neundarter/rules/match/types';
import { useState } from 'react';
import type { EnteredMatch } from '../../data/club/results.ts';
import { resultEntryText as text } from '../../text/results.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isTypedBySet, scoreBySets, scoreOf, scoreProblem, type TypedScore } from './entered-score.ts';
import { ScoreFields } from './score-fields.tsx';
import { SetFields } from './set-fields.tsx';

/** What is typed of a score on paper. */
type PaperEntry = {
  /** Of the match; by sets if legs of a match of sets are recorded. */
  readonly typed: readonly TypedScore[];
  /** Whether turns may be deleted that the score contradicts. */
  readonly isAgreed: boolean;
};

const noNumbers: TypedScore = ['', ''];

/** The state of a score on paper. */
export const usePaperEntry = () => useState<PaperEntry>({ typed: [noNumbers], isAgreed: false });

/** The score that is typed; null while a number is missing or the match is not known. */
export const typedScoreOf = (match: EnteredMatch | undefined, { typed }: PaperEntry): PaperScore | null => {
  if (match === undefined) return null;
  return isTypedBySet(match) ? scoreBySets(match, typed) : scoreOf(match.config, typed[0] ?? noNumbers);
};

/** Whether a score contradicts legs that are recorded, so that the turns of the match go. */
export const isContradicting = (match: EnteredMatch | undefined, score: PaperScore | null): boolean =>
  match !== undefined && score !== null && !containsRecordedLegs(match, score);

type Props = {
  readonly names: readonly [string, string];
  readonly match: EnteredMatch | undefined;
  readonly entry: PaperEntry;
  /** Whether missing numbers and a missing agreement are shown. */
  readonly isChecked: boolean;
  readonly onEntry: (entry: PaperEntry) => void;
};

/** The fields of a score on paper, with what becomes of the turns that are recorded. */
export function PaperFields({ names, match, entry, isChecked, onEntry }: Props) {
  const score = typedScoreOf(match, entry);
  const error = isChecked ? scoreProblem(match?.config, score) : undefined;
  const write = (typed: readonly TypedScore[]) => onEntry({ ...entry, typed });
  return (
    <>
      {match !== undefined && isTypedBySet(match) ? (
        <SetFields {...{ names, match, error }} typed={entry.typed} onTyped={write} />
      ) : (
        <ScoreFields
          names={names}
          isInLegs={match === undefined || match.config.setMode === 'single-set'}
          typed={entry.typed[0] ?? noNumbers}
          error={error}
          onTyped={(typed) => write([typed])}
        />
      )}
      {match === undefined ? null : isContradicting(match, score) ? (
        <>
          <Notice tone="warning">{text.contradicts(countTurns(match))}</Notice>
          <CheckField
            label={text.deleteTurns}
            isChecked={entry.isAgreed}
            error={isChecked && !entry.isAgreed ? text.deleteTurnsMissing : undefined}
            onChange={(isAgreed) => onEntry({ ...entry, isAgreed })}
          />
        </>
      ) : countOpenTurns(match) > 0 ? (
        <Notice tone="info">{text.openTurns(countOpenTurns(match))}</Notice>
      ) : null}
    </>
  );
}
