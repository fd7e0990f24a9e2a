import { useDeferredValue, useState } from 'react';
import { keepChosenEntry } from '../../../data/club/chosen-entries.ts';
import { thisIsMeText as text } from '../../../text/this-is-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';

/** More are not shown: the search has to be longer. */
const mostFound = 8;

const lower = (words: string): string => words.trim().toLocaleLowerCase('de');

type Props = {
  readonly view: TournamentView;
  /** Ids of entries that are shown already. */
  readonly known: readonly string[];
  readonly onClose: () => void;
};

/** Chooses the own name among those who take part. */
export function NameSearch({ view, known, onClose }: Props) {
  const [words, setWords] = useState('');
  const wanted = lower(useDeferredValue(words));
  const found = view.participants
    .filter(({ id, status }) => status === 'confirmed' && !known.includes(id))
    .map(({ id, teamName }) => ({ id, teamName, name: view.names.get(id) ?? '' }))
    .filter(({ name }) => lower(name).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
  const choose = (id: string) => {
    keepChosenEntry(view.event.id, id);
    onClose();
  };
  return (
    <Dialog isOpen shape="sheet" title={text.dialog} onClose={onClose}>
      <Stack gap="m">
        <TextField data-autofocus label={text.search} type="search" value={words} onValue={setWords} />
        <Stack as="ul" gap="xs" aria-label={text.found}>
          {found.slice(0, mostFound).map(({ id, name }) => (
            <li key={id}>
              <Button isWide onClick={() => choose(id)}>
                {name}
              </Button>
            </li>
          ))}
        </Stack>
        {found.length === 0 ? <p role="status">{text.nobody}</p> : null}
        {found.length > mostFound ? (
          <p className={looks.hint}>{text.more(found.length - mostFound)}</p>
        ) : null}
        <p className={looks.hint}>{text.about}</p>
      </Stack>
    </Dialog>
  );
}
