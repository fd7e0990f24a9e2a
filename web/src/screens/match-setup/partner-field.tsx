import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ChosenPlayer } from '../../parts/player-picker/chosen-player.ts';
import { PlayerChips } from '../../parts/player-picker/player-chips.tsx';
import { setupText } from '../../text/setup.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NameField } from './name-field.tsx';
import classes from './partner-field.module.css';

type Props = {
  readonly label: string;
  readonly name: string;
  /** The known player in this place, null for a guest. */
  readonly player: ChosenPlayer | null;
  /** Known players who are not in the match yet. */
  readonly free: readonly ChosenPlayer[];
  readonly error: string | undefined;
  readonly knownNames: readonly string[];
  readonly takenNames: readonly string[];
  readonly onName: (name: string) => void;
  readonly onPlayer: (player: ChosenPlayer | null) => void;
};

/** One place of a double: a guest by name, or oneself or a team mate with one tap. */
export function PartnerField(props: Props) {
  const { label, name, player, free, error, knownNames, takenNames, onName, onPlayer } = props;
  if (player !== null)
    return (
      <div role="group" aria-label={label}>
        <p className={classes.label}>{label}</p>
        <div className={classes.chosen} data-wrong={error === undefined ? undefined : true}>
          <Avatar name={player.name} url={player.pictureUrl} size="2.25rem" />
          <span className={classes.name}>{player.name}</span>
          <IconButton
            label={setupText.removePlayer(player.name)}
            icon={<IconX aria-hidden size={20} />}
            onClick={() => onPlayer(null)}
          />
        </div>
        {error === undefined ? null : (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <div className={classes.place}>
      <NameField
        label={label}
        value={name}
        error={error}
        known={knownNames}
        taken={takenNames}
        onChange={onName}
      />
      {free.length === 0 ? null : (
        <PlayerChips label={setupText.knownPlayers} players={free} chosenId={null} onChoose={onPlayer} />
      )}
    </div>
  );
}
