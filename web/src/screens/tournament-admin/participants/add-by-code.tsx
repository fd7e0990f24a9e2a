import { onlineIdLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { chosenOnline, shownName } from '../../../parts/person-picker/chosen-player.ts';
import { codeOf, usePlayerByCode } from '../../../parts/person-picker/use-player-by-code.ts';
import { errorText } from '../../../text/errors.ts';
import { personPickerText } from '../../../text/person-picker.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Adding } from './use-adding.ts';

/** Adds a player with an account by the six characters of their online id. */
export function AddByCode({ adding }: { readonly adding: Adding }) {
  const [code, setCode] = useState('');
  const search = usePlayerByCode(code);
  const isComplete = code.length === onlineIdLength;
  const found = isComplete && search.data ? chosenOnline(search.data) : null;
  const error = search.isError
    ? errorText(search.error)
    : isComplete && search.data === null
      ? personPickerText.notFound(code)
      : undefined;
  const add = async () => {
    if (found === null || !(await adding.addPerson({ id: found.id, name: shownName(found) }))) return;
    // The next one may be typed already.
    setCode((now) => (now === code ? '' : now));
  };
  return (
    <Stack gap="m" align="start">
      <TextField
        label={personPickerText.code}
        hint={personPickerText.codeHint}
        error={isComplete ? error : undefined}
        value={code}
        onValue={(typed) => setCode(codeOf(typed))}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void add();
        }}
      />
      {isComplete && search.isPending ? <p role="status">{personPickerText.searching}</p> : null}
      {found === null ? null : (
        <Button look="primary" isBusy={adding.isBusy} onClick={() => void add()}>
          {text.register(shownName(found))}
        </Button>
      )}
    </Stack>
  );
}
