import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { playerPickerText } from '../../text/player-picker.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChosenPlayer } from './chosen-player.ts';
import classes from './player-picker.module.css';

type Props = {
  readonly label: string;
  readonly players: readonly ChosenPlayer[];
  readonly chosenId: string | null;
  readonly onChoose: (player: ChosenPlayer) => void;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  /** Whether a short list can be searched, too. */
  readonly hasSearch?: boolean;
};

/** More players than this are found faster by typing. */
const searchFrom = 9;

/** Players to choose one of, with their pictures; a long list can be searched. */
export function PlayerChips({ label, players, chosenId, onChoose, error, hasSearch = false }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase('de');
  const shown = players.filter(({ name }) => name.toLocaleLowerCase('de').includes(wanted));
  return (
    <div className={classes.group} role="group" aria-label={label}>
      {players.length < searchFrom && !hasSearch ? null : (
        <TextField
          label={playerPickerText.search}
          value={search}
          type="search"
          autoComplete="off"
          onValue={setSearch}
        />
      )}
      <ul className={classes.chips}>
        {shown.map((player) => {
          const isChosen = player.id === chosenId;
          return (
            <li key={player.id}>
              <button
                type="button"
                className={classes.chip}
                aria-pressed={isChosen}
                data-wrong={error === undefined ? undefined : true}
                onClick={() => onChoose(player)}
              >
                <Avatar name={player.name} url={player.pictureUrl} size="2rem" />
                <span className={classes.name}>{player.name}</span>
                {isChosen ? <IconCheck aria-hidden size={18} /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {wanted !== '' && shown.length === 0 ? (
        <p className={classes.nobody}>{playerPickerText.nobody(search.trim())}</p>
      ) : null}
      {error === undefined ? null : (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
