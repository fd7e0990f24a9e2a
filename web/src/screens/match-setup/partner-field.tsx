import { maxNameLength } from '@neundarter/contract/limits';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { NameChips } from '../../parts/person-picker/name-chips.tsx';
import { PersonPicker } from '../../parts/person-picker/person-picker.tsx';
import { PlayerChips } from '../../parts/person-picker/player-chips.tsx';
import { setupText } from '../../text/setup.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import fields from '../../ui/text-field.module.css';
import classes from './partner-field.module.css';

type Props = {
  readonly label: string;
  readonly name: string;
  /** The known player in this place; null for a guest. */
  readonly player: ChosenPlayer | null;
  /** The own player, team mates and players who agreed, who are not in the match yet. */
  readonly free: readonly ChosenPlayer[];
  /** Ids of the known players who are already in the match. */
  readonly takenIds: readonly string[];
  readonly error: string | undefined;
  readonly knownNames: readonly string[];
  readonly takenNames: readonly string[];
  readonly onName: (name: string) => void;
  readonly onPlayer: (player: ChosenPlayer | null) => void;
};

/** One place of a pair: a guest by name, or a player with an account; the own player and team mates with one tap. */
export function PartnerField(props: Props) {
  const { label, name, player, free, takenIds, error, knownNames, takenNames, onName, onPlayer } = props;
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
          <p className={fields.error} role="alert">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <div className={classes.place}>
      <div>
        <PersonPicker
          label={label}
          text={name}
          error={error}
          size="large"
          maxLength={maxNameLength}
          placeholder={setupText.guestPlaceholder}
          autoCapitalize="words"
          sources={{ team: free, guests: knownNames }}
          takenIds={takenIds}
          takenNames={takenNames}
          onText={onName}
          onPlayer={onPlayer}
        />
        <NameChips
          label={setupText.recentNames}
          text={name}
          known={knownNames}
          taken={takenNames}
          onChoose={onName}
        />
      </div>
      {free.length === 0 ? null : (
        <PlayerChips label={setupText.knownPlayers} players={free} chosenId={null} onChoose={onPlayer} />
      )}
    </div>
  );
}
