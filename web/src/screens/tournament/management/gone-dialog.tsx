import { useDeferredValue, useState } from 'react';
import { goneText as text } from '../../../text/gone-callers.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { stillThere } from './possible-callers.ts';
import { useGone } from './use-gone.ts';

/** Longer lists have a field to search. */
const searchFrom = 12;

type Props = { readonly view: TournamentView; readonly onClose: () => void };

/** Marks who has gone and who is back; each tap is sent at once. */
export function GoneDialog({ view, onClose }: Props) {
  const { note, busyWith } = useGone(view.event.id);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words).trim().toLocaleLowerCase('de');
  const gone = view.data.changeable?.gone ?? [];
  const entries = stillThere(view);
  const found = entries.filter(({ label }) => label.toLocaleLowerCase('de').includes(wanted));
  return (
    <Dialog isOpen title={text.title} onClose={onClose}>
      <Stack gap="m">
        <p>{text.text}</p>
        {entries.length > searchFrom ? (
          <TextField label={text.search} type="search" value={words} onValue={setWords} />
        ) : null}
        {found.length === 0 ? <EmptyState text={text.nobody} /> : null}
        <Stack as="ul" isDivided aria-label={text.list}>
          {found.map(({ value: entrant, label: name }) => (
            <li key={entrant}>
              <Toggle
                label={name}
                {...(gone.includes(entrant) && { hint: text.hasGone })}
                isOn={busyWith === entrant ? !gone.includes(entrant) : gone.includes(entrant)}
                onChange={(isGone) => void note({ entrant, name, isGone })}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
