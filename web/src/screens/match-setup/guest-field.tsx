import { maxNameLength } from '@neundarter/contract/limits';
import { NameChips } from '../../parts/person-picker/name-chips.tsx';
import { PersonPicker } from '../../parts/person-picker/person-picker.tsx';
import { setupText } from '../../text/setup.ts';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  /** Names that this device remembers, newest first. */
  readonly known: readonly string[];
  /** Names that are already in the form. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
};

/** A field for a guest's name; earlier names are one tap away. */
export function GuestField({ label, name, error, known, taken, onName }: Props) {
  return (
    <div>
      <PersonPicker
        label={label}
        text={name}
        error={error}
        size="large"
        maxLength={maxNameLength}
        placeholder={setupText.guestPlaceholder}
        autoCapitalize="words"
        sources={{ guests: known }}
        takenNames={taken}
        onText={onName}
        onPlayer={() => undefined}
      />
      <NameChips label={setupText.recentNames} text={name} known={known} taken={taken} onChoose={onName} />
    </div>
  );
}
