import { useState } from 'react';
import { shownName } from '../../../parts/person-picker/chosen-player.ts';
import { CodeField } from '../../../parts/person-picker/code-field.tsx';
import { useCodeSearch } from '../../../parts/person-picker/use-code-search.ts';
import { personPickerText } from '../../../text/person-picker.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { Adding } from './use-adding.ts';

/** Adds a player with an account by the six characters of their online id. */
export function AddByCode({ adding }: { readonly adding: Adding }) {
  const [code, setCode] = useState('');
  const { found, isSearching, error } = useCodeSearch(code);
  const add = async () => {
    if (found === null || !(await adding.addPerson({ id: found.id, name: shownName(found) }))) return;
    // The next one may be typed already.
    setCode((now) => (now === code ? '' : now));
  };
  return (
    <Stack gap="m" align="start">
      <CodeField
        error={error}
        value={code}
        onValue={setCode}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void add();
        }}
      />
      {isSearching ? <p role="status">{personPickerText.searching}</p> : null}
      {found === null ? null : (
        <Button look="primary" isBusy={adding.isBusy} onClick={() => void add()}>
          {text.register(shownName(found))}
        </Button>
      )}
    </Stack>
  );
}
