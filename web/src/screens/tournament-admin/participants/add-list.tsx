import { placesTaken } from '@neundarter/rules/tournament/setup/participants';
import { useId } from 'react';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { keptState } from './kept-state.ts';
import { parseNames } from './parse-names.ts';
import classes from './participants.module.css';
import { readTextFile } from './read-text-file.ts';
import type { Adding } from './use-adding.ts';

type Props = { readonly tournament: Tournament; readonly adding: Adding };

const useTypedList = keptState('');

/** Adds a pasted list of names, or a CSV file. */
export function AddList({ tournament: { event, data, participants: entries }, adding }: Props) {
  const [typed, setTyped] = useTypedList(event.id);
  const fileId = useId();
  const found = parseNames(typed, data.config.participantsType === 'double' ? 2 : 1);
  const free = data.config.maxNoOfParticipants - placesTaken(entries);
  const count = found.entries.length;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await readTextFile(file);
    if (content === null) showToast({ kind: 'error', title: text.fileFailed });
    else setTyped(content);
  };
  const add = async () => {
    if (!(await adding.addList(found.entries))) return;
    const left = found.wrong.map((line) => line.text);
    const rest = [...(found.head === null || left.length === 0 ? [] : [found.head]), ...left].join('\n');
    // What is typed meanwhile stays.
    setTyped((now) => (now === typed ? rest : now));
  };
  return (
    <Stack gap="m">
      <TextArea
        label={text.list}
        hint={text.listHint}
        placeholder={text.listPlaceholder}
        rows={6}
        value={typed}
        onValue={setTyped}
        error={count > free ? text.tooMany(Math.max(0, free)) : undefined}
      />
      {found.wrong.length === 0 ? null : (
        <Notice tone="warning" title={text.wrongLines(found.wrong.length)}>
          <ul>
            {found.wrong.map((line) => (
              <li key={line.number}>{text.wrongLine(line)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Inline gap="s" align="center" justify="between" wraps>
        <label htmlFor={fileId} className={classes.file}>
          {text.file}
          <input
            id={fileId}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Button
          look="primary"
          disabled={count === 0 || count > free}
          isBusy={adding.isBusy}
          onClick={() => void add()}
        >
          {text.addList(count)}
        </Button>
      </Inline>
    </Stack>
  );
}
