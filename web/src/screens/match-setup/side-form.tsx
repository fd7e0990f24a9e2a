import type { PartyIndex } from '@neundarter/rules/match/types';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type Choice, ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { type SideKind, setupProblemText, setupText, sideKindText } from '../../text/setup.ts';
import { BotField } from './bot-field.tsx';
import type { SideDraft } from './draft.ts';
import { NameField } from './name-field.tsx';
import { problemAt, type SetupProblems } from './setup-problems.ts';
import classes from './side-form.module.css';

/** The kinds that need an account are shown, so that everybody knows of them; a sentence below says why they wait. */
const choices: readonly Choice<SideKind>[] = [
  { value: 'guest', label: sideKindText.guest, icon: <IconUser aria-hidden size={22} /> },
  { value: 'bot', label: sideKindText.bot, icon: <IconRobot aria-hidden size={22} /> },
  { value: 'double', label: sideKindText.double, icon: <IconUsers aria-hidden size={22} /> },
  { value: 'registered', label: sideKindText.registered, isDisabled: true },
  { value: 'teammate', label: sideKindText.teammate, isDisabled: true },
  { value: 'online', label: sideKindText.online, isDisabled: true },
];

type SideFormProps = {
  readonly party: PartyIndex;
  readonly side: SideDraft;
  readonly problems: SetupProblems;
  /** Names this device remembers, and those in the form already. */
  readonly known: readonly string[];
  readonly taken: readonly string[];
  readonly onChange: (change: Partial<SideDraft>) => void;
};

/** Who plays on one side. */
export function SideForm(props: SideFormProps) {
  const { party, side, onChange } = props;
  return (
    <section className={classes.side} data-party={party} aria-label={setupText.sideTitles[party]}>
      <h3 className={classes.title}>{setupText.sideTitles[party]}</h3>
      <ChoiceGroup
        label={setupText.kindLabel}
        isLabelHidden
        columns={3}
        choices={choices}
        value={side.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {side.kind === 'bot' ? (
        <BotField level={side.level} onChange={(level) => onChange({ level })} />
      ) : (
        <Names {...props} />
      )}
    </section>
  );
}

/** One name, or two for a double. */
function Names({ party, side, problems, known, taken, onChange }: SideFormProps) {
  const field = party === 0 ? 'home' : 'away';
  const errorAt = (place: Parameters<typeof problemAt>[1]): string | undefined => {
    const problem = problemAt(problems, place);
    return problem === undefined ? undefined : setupProblemText[problem.code];
  };
  if (side.kind !== 'double') {
    return (
      <NameField
        label={setupText.guestName}
        value={side.name}
        error={errorAt(field)}
        known={known}
        taken={taken}
        onChange={(name) => onChange({ name })}
      />
    );
  }
  const [first, second] = side.partners;
  return (
    <div className={classes.partners}>
      <NameField
        label={setupText.partnerNames[0]}
        value={first}
        error={errorAt(`${field}.0`)}
        known={known}
        taken={taken}
        onChange={(name) => onChange({ partners: [name, second] })}
      />
      <NameField
        label={setupText.partnerNames[1]}
        value={second}
        error={errorAt(`${field}.1`)}
        known={known}
        taken={taken}
        onChange={(name) => onChange({ partners: [first, name] })}
      />
    </div>
  );
}
