import { useState } from 'react';
import { type ChosenPlayer } from '../../parts/player-picker/chosen-player.ts';
import { PlayerChips } from '../../parts/player-picker/player-chips.tsx';
import { PlayerCodeField } from '../../parts/player-picker/player-code-field.tsx';
import { useTeamMates } from '../../parts/player-picker/use-team-mates.ts';
import { errorText } from '../../text/errors.ts';
import { setupText } from '../../text/setup.ts';
import { Loading } from '../../ui/states.tsx';
import type { SideDraft } from './draft.ts';
import classes from './side-form.module.css';

type FieldProps = {
  readonly side: SideDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<SideDraft>) => void;
};

/** Oneself with one tap, or anybody else with an account by the six characters. */
export function RegisteredField({
  side,
  own,
  error,
  onChange,
}: FieldProps & { readonly own: ChosenPlayer | null }) {
  const [code, setCode] = useState('');
  const players = [own, side.player?.id === own?.id ? null : side.player].filter((one) => one !== null);
  return (
    <div className={classes.partners}>
      <PlayerChips
        label={setupText.registeredPlayer}
        players={players}
        chosenId={side.player?.id ?? null}
        onChoose={(player) => onChange({ player })}
      />
      <PlayerCodeField
        code={code}
        onCode={setCode}
        onFound={(player) => {
          if (player !== null) onChange({ player });
        }}
        foundText={setupText.found}
        error={error}
      />
    </div>
  );
}

/** One of the current team. */
export function TeamMateField({ side, error, onChange }: FieldProps) {
  const mates = useTeamMates();
  if (mates.isError) return <p className={classes.note}>{setupText.matesFailed(errorText(mates.error))}</p>;
  if (mates.data === undefined) return <Loading />;
  if (mates.data.length === 0) return <p className={classes.note}>{setupText.noMates}</p>;
  return (
    <PlayerChips
      label={setupText.teamMate}
      players={mates.data}
      chosenId={side.mate?.id ?? null}
      onChoose={(mate) => onChange({ mate })}
      error={error}
    />
  );
}

/** The opponent at another board. */
export function OnlineField({ side, error, onChange }: FieldProps) {
  return (
    <PlayerCodeField
      code={side.code}
      onCode={(code) => onChange({ code })}
      onFound={(online) => onChange({ online })}
      foundText={setupText.onlineAgainst}
      error={error}
    />
  );
}
