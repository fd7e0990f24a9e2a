import { useState } from 'react';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { readKnownPeople } from '../../parts/person-picker/known-people.ts';
import { PersonPicker } from '../../parts/person-picker/person-picker.tsx';
import { PlayerChips } from '../../parts/person-picker/player-chips.tsx';
import { useAvailablePlayers } from '../../parts/person-picker/use-available-players.ts';
import { codeOf } from '../../parts/person-picker/use-player-by-code.ts';
import { useTeamMates } from '../../parts/person-picker/use-team-mates.ts';
import { accountFieldsText } from '../../text/account-fields.ts';
import { agreementText } from '../../text/agreements.ts';
import { errorReason } from '../../text/errors.ts';
import { personPickerText } from '../../text/person-picker.ts';
import { Loading } from '../../ui/states.tsx';
import { AskForAgreement } from './ask-for-agreement.tsx';
import type { SideDraft } from './draft.ts';
import classes from './side-form.module.css';

type FieldProps = {
  readonly side: SideDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<SideDraft>) => void;
};
type WithOwn = FieldProps & {
  /** The user's own player, null for guests. */
  readonly own: ChosenPlayer | null;
};

/** Chooses the own player, or one who agreed on a device of their own; others can be asked to agree. */
export function RegisteredField({ side, own, error, onChange }: WithOwn) {
  const { agreed } = useAvailablePlayers();
  const known = [...(own === null ? [] : [own]), ...agreed];
  const isKnown = known.some(({ id }) => id === side.player?.id);
  const players = side.player === null || isKnown ? known : [...known, side.player];
  return (
    <div className={classes.partners}>
      <PlayerChips
        label={agreementText.agreedPlayers}
        players={players}
        chosenId={side.player?.id ?? null}
        onChoose={(player) => onChange({ player })}
        error={error}
      />
      <p className={classes.note}>{agreementText.hint}</p>
      <AskForAgreement onPlayer={(player) => onChange({ player })} />
    </div>
  );
}

/** Minimum number of players for a search field; fewer are found without typing. */
const searchFrom = 9;

/** Chooses a player of the current team. */
export function TeamMateField({ side, error, onChange }: FieldProps) {
  const [text, setText] = useState('');
  const { data: mates, error: failure } = useTeamMates();
  if (mates === undefined && failure !== null)
    return <p className={classes.note}>{accountFieldsText.matesFailed(errorReason(failure))}</p>;
  if (mates === undefined) return <Loading />;
  if (mates.length === 0) return <p className={classes.note}>{accountFieldsText.noMates}</p>;
  return (
    <div className={classes.partners}>
      {mates.length < searchFrom ? null : (
        <PersonPicker
          label={personPickerText.search}
          text={text}
          onText={setText}
          sources={{ team: mates }}
          onPlayer={(mate) => {
            onChange({ mate });
            setText(mate.name);
          }}
        />
      )}
      <PlayerChips
        label={accountFieldsText.teamMate}
        players={mates}
        chosenId={side.mate?.id ?? null}
        onChoose={(mate) => onChange({ mate })}
        error={error}
      />
    </div>
  );
}

/** Chooses the opponent at another board: by online id, or from players the user has played with. */
export function OnlineField({ side, own, error, onChange }: WithOwn) {
  const [{ met }] = useState(readKnownPeople);
  return (
    <PersonPicker
      label={personPickerText.code}
      hint={personPickerText.codeHint}
      error={error}
      text={side.code}
      autoCapitalize="characters"
      onText={(typed) => onChange({ code: codeOf(typed) })}
      sources={{ met, code: true }}
      takenIds={own === null ? [] : [own.id]}
      ownId={own?.id}
      foundText={accountFieldsText.onlineAgainst}
      onPlayer={(online) => onChange({ online, code: codeOf(online.id) })}
      onNobody={() => onChange({ online: null })}
    />
  );
}
