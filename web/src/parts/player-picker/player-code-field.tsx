import { onlineIdLength } from '@neundarter/contract/limits';
import { useEffect, useRef } from 'react';
import { errorText } from '../../text/errors.ts';
import { playerPickerText } from '../../text/player-picker.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type ChosenPlayer, chosenOnline } from './chosen-player.ts';
import classes from './player-picker.module.css';
import { codeOf, usePlayerByCode } from './use-player-by-code.ts';

type Props = {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** The player the code stands for, null while there is none. */
  readonly onFound: (player: ChosenPlayer | null) => void;
  /** What is said when somebody was found. */
  readonly foundText: (name: string) => string;
  /** What is wrong with the choice, beside the look-up itself. */
  readonly error?: string | undefined;
};

/** Six characters that stand for a player; looked up as soon as they are complete. */
export function PlayerCodeField({ code, onCode, onFound, foundText, error }: Props) {
  const lookUp = usePlayerByCode(code);
  const isComplete = code.length === onlineIdLength;
  const found = isComplete ? (lookUp.data ?? null) : null;
  useReport(found === null ? null : chosenOnline(found), onFound);
  const isUnknown = isComplete && lookUp.isSuccess && found === null;
  const failure = isComplete && lookUp.isError ? errorText(lookUp.error) : undefined;
  return (
    <div>
      <TextField
        label={playerPickerText.code}
        hint={found === null ? playerPickerText.codeHint : undefined}
        value={code}
        error={isUnknown ? playerPickerText.notFound(code) : (failure ?? error)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onValue={(typed) => onCode(codeOf(typed))}
      />
      <p className={classes.found} role="status">
        {isComplete && lookUp.isPending ? playerPickerText.searching : null}
        {found === null ? null : foundText(chosenOnline(found).name)}
      </p>
    </div>
  );
}

/** Tells the form who was found, once per change. */
function useReport(found: ChosenPlayer | null, onFound: (player: ChosenPlayer | null) => void): void {
  const latest = useRef({ found, onFound });
  useEffect(() => {
    latest.current = { found, onFound };
  });
  const id = found?.id ?? null;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === id) return;
    told.current = id;
    latest.current.onFound(latest.current.found);
  }, [id]);
}
