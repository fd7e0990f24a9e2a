import type { SetupField } from '@neundarter/rules/match/validate-setup';
import { useState } from 'react';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { readKnownPeople } from '../../parts/person-picker/known-people.ts';
import { useTeamMates } from '../../parts/person-picker/use-team-mates.ts';
import { setupText } from '../../text/setup.ts';
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

/** Both players of a pair. */
export function DoublesForm(props: Props) {
  const { field, side, own, takenIds, knownNames, takenNames, errorAt, onChange } = props;
  const mates = useTeamMates().data ?? [];
  const [{ met }] = useState(readKnownPeople);
  const free = [...(own === null ? [] : [own]), ...mates].filter(({ id }) => !takenIds.includes(id));
  return (
    <div className={classes.partners}>
      {([0, 1] as const).map((place) => (
        <PartnerField
          key={place}
          label={setupText.partnerNames[place]}
          name={side.partners[place]}
          player={side.partnerPlayers[place]}
          free={free}
          met={met}
          takenIds={takenIds}
          error={errorAt(`${field}.${place}`)}
          knownNames={knownNames}
          takenNames={takenNames}
          onName={(name) => onChange({ partners: pair(side.partners, place, name) })}
          onPlayer={(player) => onChange({ partnerPlayers: pair(side.partnerPlayers, place, player) })}
        />
      ))}
    </div>
  );
}
