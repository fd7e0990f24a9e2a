import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Avatar } from '../../ui/avatar.tsx';
import looks from '../../ui/text-looks.module.css';
import type { ChosenPlayer } from './chosen-player.ts';
import classes from './person-picker.module.css';

type Props = {
  readonly label: string;
  readonly players: readonly ChosenPlayer[];
  readonly chosenId: string | null;
  readonly onChoose: (player: ChosenPlayer) => void;
  /** The error of the choice. */
  readonly error?: string | undefined;
};

/** Players to choose with one tap, with their pictures. */
export function PlayerChips({ label, players, chosenId, onChoose, error }: Props) {
  return (
    <div className={classes.group} role="group" aria-label={label}>
      <ul className={classes.chips}>
        {players.map((player) => {
          const isChosen = player.id === chosenId;
          return (
            <li key={player.id}>
              <button
                type="button"
                className={classes.chip}
                aria-pressed={isChosen}
                data-wrong={error === undefined ? undefined : true}
                onClick={({ currentTarget }) => {
                  // Half of it may have been below the bar of the form.
                  currentTarget.scrollIntoView({ block: 'nearest' });
                  onChoose(player);
                }}
              >
                <Avatar name={player.name} url={player.pictureUrl} size="2rem" />
                <span className={classes.name}>{player.name}</span>
                {isChosen ? <IconCheck aria-hidden size={18} /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : (
        <p className={looks.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
