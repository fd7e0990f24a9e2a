import type { SetupField } from '@neundarter/rules/match/validate-setup';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { useAvailablePlayers } from '../../parts/person-picker/use-available-players.ts';
import { useTeamMates } from '../../parts/person-picker/use-team-mates.ts';
import { setupText } from '../../text/setup.ts';
import { AskForAgreement } from './ask-for-agreement.tsx';
import type { SideDraft } from './draft.ts';
import { PartnerField } from './partner-field.tsx';
import classes from './side-form.module.css';

type Props = {
  readonly field: 'home' | 'away';
  readonly side: SideDraft;
  /** The user's own player, null for guests. */
  readonly own: ChosenPlayer | null;
  /** Ids of the known players who are already in the match. */
  readonly takenIds: readonly string[];
  readonly knownNames: readonly string[];
  readonly takenNames: readonly string[];
  readonly errorAt: (field: SetupField) => string | undefined;
  readonly onChange: (change: Partial<SideDraft>) => void;
};

const pair = <Value,>(values: readonly [Value, Value], place: 0 | 1, value: Value): [Value, Value] =>
  place === 0 ? [value, values[1]] : [values[0], value];

const places = [0, 1] as const;

/** Both players of a pair; a player who agrees on a device of their own takes the first open place. */
export function DoublesForm(props: Props) {
  const { field, side, own, takenIds, knownNames, takenNames, errorAt, onChange } = props;
  const mates = useTeamMates().data ?? [];
  const { agreed } = useAvailablePlayers();
  const known = [...(own === null ? [] : [own]), ...mates, ...agreed];
  const free = known.filter(
    ({ id }, index) => !takenIds.includes(id) && known.findIndex((one) => one.id === id) === index,
  );
  const open = places.find((place) => side.partnerPlayers[place] === null && side.partners[place] === '');
  return (
    <div className={classes.partners}>
      {places.map((place) => (
        <PartnerField
          key={place}
          label={setupText.partnerNames[place]}
          name={side.partners[place]}
          player={side.partnerPlayers[place]}
          free={free}
          takenIds={takenIds}
          error={errorAt(`${field}.${place}`)}
          knownNames={knownNames}
          takenNames={takenNames}
          onName={(name) => onChange({ partners: pair(side.partners, place, name) })}
          onPlayer={(player) => onChange({ partnerPlayers: pair(side.partnerPlayers, place, player) })}
        />
      ))}
      {own === null || open === undefined ? null : (
        <AskForAgreement
          onPlayer={(player) => onChange({ partnerPlayers: pair(side.partnerPlayers, open, player) })}
        />
      )}
    </div>
  );
}
