import type { TakeOver } from '../../data/club/results.ts';
import { takeOverText as text } from '../../text/results.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import type { SentenceOf } from './result-match.ts';

/** What becomes of the matches that follow from a wrong winner. */
export type Following = 'reset' | 'take-over';

type ChoiceProps = {
  /** Who has really won, and who had won before. */
  readonly winner: string;
  readonly loser: string;
  readonly value: Following;
  readonly onChange: (following: Following) => void;
};

/** Whether everything after a match is played again, or its true winner takes over the place of the other one. */
export function FollowingChoice({ winner, loser, value, onChange }: ChoiceProps) {
  return (
    <ChoiceGroup
      label={text.label}
      columns={1}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'reset', label: text.resetAll, hint: text.resetHint },
        { value: 'take-over', label: text.takeOver(winner, loser), hint: text.takeOverHint },
      ]}
    />
  );
}

type FieldProps = {
  readonly matches: TakeOver['matches'];
  readonly sentenceOf: SentenceOf;
  readonly isAccepted: boolean;
  /** Whether a missing agreement is shown. */
  readonly isChecked: boolean;
  readonly onAccept: (ids: readonly string[]) => void;
};

const shown = ['stays', 'changes', 'anew'] as const;

/** What a take-over does to other matches; those that are played anew have to be given up. */
export function TakeOverField({ matches, sentenceOf, isAccepted, isChecked, onAccept }: FieldProps) {
  const anew = matches.filter(({ effect }) => effect === 'anew');
  return (
    <>
      {shown.map((effect) => {
        const own = matches.filter((one) => one.effect === effect);
        return own.length === 0 ? null : (
          <Notice key={effect} tone={effect === 'anew' ? 'warning' : 'info'} title={text.effects[effect]}>
            <ul>
              {own.map(({ matchId, number }) => (
                <li key={matchId}>{sentenceOf({ matchId, number })}</li>
              ))}
            </ul>
          </Notice>
        );
      })}
      {anew.length === 0 ? null : (
        <CheckField
          label={text.anew}
          isChecked={isAccepted}
          error={isChecked && !isAccepted ? text.anewMissing : undefined}
          onChange={(accepts) => onAccept(accepts ? anew.map(({ matchId }) => matchId) : [])}
        />
      )}
    </>
  );
}
