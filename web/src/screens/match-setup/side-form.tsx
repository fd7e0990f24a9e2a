import type { PartyIndex } from '@neundarter/rules/match/types';
import type { SetupField } from '@neundarter/rules/match/validate-setup';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Suspense, useState } from 'react';
import { type Choice, ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { type SideKind, setupProblemText, setupText, sideKindText } from '../../text/setup.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { phone, useMedia } from '../../ui/use-media.ts';
import type { SetupUser } from './account-sides.ts';
import { ChosenLine } from './chosen-line.tsx';
import { fitsOneLine, type SideDraft } from './draft.ts';
import { GuestField } from './guest-field.tsx';
import { KindsButton } from './kinds-button.tsx';
import { problemAt, type SetupProblems } from './setup-problems.ts';
import classes from './side-form.module.css';

const BotField = latePart(async () => (await import('./bot-field.tsx')).BotField);
const DoublesForm = latePart(async () => (await import('./doubles-form.tsx')).DoublesForm);
const loadAccountFields = () => import('./account-fields.tsx');
const RegisteredField = latePart(async () => (await loadAccountFields()).RegisteredField);
const TeamMateField = latePart(async () => (await loadAccountFields()).TeamMateField);
const OnlineField = latePart(async () => (await loadAccountFields()).OnlineField);

/** All kinds to choose from. Those that need an account are always shown, so that everybody learns about them. */
const choicesFor = ({ player, hasTeam }: SetupUser): readonly Choice<SideKind>[] => [
  { value: 'guest', label: sideKindText.guest, icon: <IconUser aria-hidden size={22} /> },
  { value: 'bot', label: sideKindText.bot, icon: <IconRobot aria-hidden size={22} /> },
  { value: 'double', label: sideKindText.double, icon: <IconUsers aria-hidden size={22} /> },
  {
    value: 'registered',
    label: sideKindText.registered,
    icon: <IconUserCircle aria-hidden size={22} />,
    isDisabled: player === null,
  },
  {
    value: 'teammate',
    label: sideKindText.teammate,
    icon: <IconUsersGroup aria-hidden size={22} />,
    isDisabled: !hasTeam,
  },
  {
    value: 'online',
    label: sideKindText.online,
    icon: <IconWorld aria-hidden size={22} />,
    isDisabled: player === null,
  },
];

type SideFormProps = {
  readonly party: PartyIndex;
  readonly side: SideDraft;
  readonly user: SetupUser;
  readonly problems: SetupProblems;
  /** Names that this device remembers, and names that are already in the form. */
  readonly known: readonly string[];
  readonly taken: readonly string[];
  /** Ids of the known players in the form. */
  readonly takenIds: readonly string[];
  readonly onChange: (change: Partial<SideDraft>) => void;
};

const fieldOf = (party: PartyIndex) => (party === 0 ? 'home' : 'away');

/**
 * The player or pair of one side. On a phone the name comes first: the other kinds stand behind a button, unless the
 * side needs their fields.
 */
export function SideForm(props: SideFormProps) {
  const { party, side, user, problems, onChange } = props;
  const isPhone = useMedia(phone);
  const [isOpen, setOpen] = useState(false);
  const isWrong = side.kind !== 'guest' && problemAt(problems, fieldOf(party)) !== undefined;
  const mayFold = isPhone && fitsOneLine(side) && !isWrong;
  const isFolded = mayFold && !isOpen;
  return (
    <section className={classes.side} data-party={party} aria-label={setupText.sideTitles[party]}>
      <div className={classes.head}>
        <h3 className={classes.title}>{setupText.sideTitles[party]}</h3>
        {mayFold ? (
          <KindsButton
            party={party}
            isGuest={side.kind === 'guest'}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
      {isFolded ? null : (
        <ChoiceGroup
          label={setupText.kindLabel}
          isLabelHidden
          isFollowed
          columns={3}
          choices={choicesFor(user)}
          value={side.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      <Suspense fallback={<Loading />}>
        {isFolded && side.kind !== 'guest' ? <ChosenLine side={side} /> : <Who {...props} />}
      </Suspense>
    </section>
  );
}

/** The fields of the chosen kind. */
function Who({ party, side, user, problems, known, taken, takenIds, onChange }: SideFormProps) {
  const field = fieldOf(party);
  const errorAt = (place: SetupField): string | undefined => {
    const problem = problemAt(problems, place);
    return problem === undefined ? undefined : setupProblemText[problem.code];
  };
  const shared = { side, error: errorAt(field), onChange };
  switch (side.kind) {
    case 'bot':
      return <BotField level={side.level} onChange={(level) => onChange({ level })} />;
    case 'registered':
      return <RegisteredField {...shared} own={user.player} />;
    case 'teammate':
      return <TeamMateField {...shared} />;
    case 'online':
      return <OnlineField {...shared} own={user.player} />;
    case 'double':
      return (
        <>
          <DoublesForm
            field={field}
            side={side}
            own={user.player}
            takenIds={takenIds}
            knownNames={known}
            takenNames={taken}
            errorAt={errorAt}
            onChange={onChange}
          />
          {shared.error === undefined ? null : (
            <p className={looks.error} role="alert">
              {shared.error}
            </p>
          )}
        </>
      );
    case 'guest':
      return (
        <GuestField
          label={setupText.guestName}
          name={side.name}
          error={shared.error}
          known={known}
          taken={taken}
          onName={(name) => onChange({ name })}
        />
      );
  }
}
