import { maxNameLength } from '@neundarter/contract/limits';
import type { Side } from '@neundarter/rules/matchday/plan';
import { useMemo, useState } from 'react';
import { useOpponents, useTeamsByName } from '../../data/club/opponents.ts';
import { errorReason } from '../../text/errors.ts';
import { opponentTeamText as text } from '../../text/opponent-team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import type { ComboboxSection } from '../../ui/combobox-props.ts';
import { askInDialog } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { useSettled } from '../../ui/use-settled.ts';
import { OpponentDialog } from './opponent-dialog.tsx';

/** The team against the own one in a competition. */
export type ChosenOpponent = {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Whether it is a team of the platform; otherwise the own team has entered it. */
  readonly isRegistered: boolean;
};

type Props = {
  /** The own team. */
  readonly teamId: string;
  /** Where the chosen team plays. */
  readonly side: Side;
  readonly value: ChosenOpponent | null;
  readonly onValue: (chosen: ChosenOpponent | null) => void;
  readonly error?: string | undefined;
};

/** Minimum length of a search, in characters. */
const minSearchLength = 2;
/** Id of the entry that opens the dialog for a new team. */
const newTeam = 'new team';

/** Chooses the other team: a team of the platform, one that was entered earlier, or a new one. */
export function OpponentTeamField({ teamId, side, value, onValue, error }: Props) {
  const opponents = useOpponents(teamId);
  const enter = async (id: string | null, name: string) => {
    const opponent = opponents.data?.find((one) => one.id === id) ?? null;
    const saved = await askInDialog<Exclude<typeof opponent, null>>((answer) => (
      <OpponentDialog teamId={teamId} opponent={opponent} name={name} onDone={answer} />
    ));
    if (saved !== null)
      onValue({ id: saved.id, name: saved.props.name, pictureUrl: null, isRegistered: false });
  };
  if (value === null)
    return (
      <Search
        teamId={teamId}
        side={side}
        onValue={onValue}
        onNew={(name) => void enter(null, name)}
        error={error}
      />
    );
  return (
    <Stack gap="2xs" role="group" aria-label={text.chosen(side, value.name)}>
      <span className={looks.label}>{text.labels[side]}</span>
      <Inline gap="m" align="center" wraps>
        <Avatar name={value.name} url={value.pictureUrl} />
        <Stack>
          <span className={looks.name}>{value.name}</span>
          {value.isRegistered ? null : <span className={looks.hint}>{text.isEntered}</span>}
        </Stack>
        <Inline gap="s" wraps>
          {value.isRegistered ? null : (
            <Button look="quiet" onClick={() => void enter(value.id, value.name)}>
              {text.edit}
            </Button>
          )}
          <Button look="quiet" onClick={() => onValue(null)}>
            {text.change}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  );
}

type SearchProps = Pick<Props, 'teamId' | 'side' | 'onValue' | 'error'> & {
  readonly onNew: (name: string) => void;
};

function Search({ teamId, side, onValue, onNew, error }: SearchProps) {
  const [typed, setTyped] = useState('');
  const { choices, note } = useTeamChoices(teamId, typed.trim());
  const sections = sectionsOf(choices, typed.trim());
  return (
    <Combobox
      label={text.labels[side]}
      hint={text.hint}
      error={error}
      text={typed}
      onText={setTyped}
      maxLength={maxNameLength}
      values="closed"
      note={note}
      sections={sections}
      onChoose={(id) => {
        if (id === newTeam) return onNew(typed.trim());
        onValue(choices.find((one) => one.id === id) ?? null);
      }}
    />
  );
}

/** Teams that fit the text: those that were entered earlier at once, those of the platform by a search. */
function useTeamChoices(teamId: string, typed: string) {
  const settled = useSettled(typed);
  const isSearched = settled.length >= minSearchLength;
  const opponents = useOpponents(teamId);
  const found = useTeamsByName(settled, { isEnabled: isSearched });
  const choices = useMemo((): readonly ChosenOpponent[] => {
    const wanted = typed.toLocaleLowerCase('de');
    const entered = (opponents.data ?? [])
      .filter(({ props }) => props.name.toLocaleLowerCase('de').includes(wanted))
      .map(({ id, props }) => ({ id, name: props.name, pictureUrl: null, isRegistered: false }));
    const teams = isSearched ? (found.data ?? []) : [];
    const others = teams
      .filter(({ id }) => id !== teamId)
      .map(({ id, props }) => ({ id, name: props.name, pictureUrl: props.pictureUrl, isRegistered: true }));
    return [...entered, ...others];
  }, [opponents.data, found.data, isSearched, typed, teamId]);
  const failure = isSearched ? found.error : null;
  const note =
    failure !== null
      ? text.searchFailed(errorReason(failure))
      : isSearched && found.isPending
        ? text.searching
        : null;
  return { choices, note };
}

function sectionsOf(choices: readonly ChosenOpponent[], typed: string): readonly ComboboxSection[] {
  const optionsOf = (isRegistered: boolean) =>
    choices
      .filter((one) => one.isRegistered === isRegistered)
      .map(({ id, name, pictureUrl }) => ({
        id,
        label: name,
        icon: <Avatar name={name} url={pictureUrl} size="2rem" />,
      }));
  return [
    { title: text.entered, options: optionsOf(false) },
    { title: text.registered, options: optionsOf(true) },
    { title: text.enter, options: [{ id: newTeam, label: text.enterNamed(typed) }] },
  ].filter(({ options }) => options.length > 0);
}
