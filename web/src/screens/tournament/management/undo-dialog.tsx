import { useState } from 'react';
import { useDependents, useResultUndo } from '../../../data/club/tournament-course.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { resultUndoText as text } from '../../../text/tournament-course.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading } from '../../../ui/states.tsx';
import { dependentSentence } from './dependent-sentence.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  readonly eventId: string;
  readonly matchId: string;
  /** All matches of the tournament. */
  readonly matches: readonly MatchView[];
  readonly onClose: () => void;
};

/** Takes back the result of a match; what would be lost with it is shown before. */
export function UndoDialog({ eventId, matchId, matches, onClose }: Props) {
  const change = useResultUndo(eventId);
  const { data: dependents } = useDependents(eventId, matchId);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  // Whoever has agreed to lose some matches has not agreed to lose one that began since.
  const isAccepted = dependents?.every(({ matchId: one }) => accepted.includes(one)) ?? false;
  const hasDependents = dependents !== undefined && dependents.length > 0;
  return (
    <ReasonDialog
      {...text}
      danger={hasDependents}
      change={change}
      sentOf={(reason) =>
        dependents === undefined
          ? null
          : { matchId, reason, ...(hasDependents && isAccepted && { reset: [...accepted] }) }
      }
      onClose={onClose}
    >
      <p>{text.text}</p>
      {dependents === undefined ? <Loading text={text.loading} /> : null}
      {hasDependents ? (
        <>
          <Notice tone="info">
            <p>{text.dependents(dependents.length)}</p>
            <ul>
              {dependents.map((one) => (
                <li key={one.matchId}>{dependentSentence(one, matches)}</li>
              ))}
            </ul>
          </Notice>
          <CheckField
            label={text.reset}
            isChecked={isAccepted}
            onChange={(isChecked) => setAccepted(isChecked ? dependents.map((one) => one.matchId) : [])}
          />
        </>
      ) : null}
    </ReasonDialog>
  );
}
