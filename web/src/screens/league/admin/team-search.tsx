import { maxNameLength } from '@neundarter/contract/limits';
import { isName } from '@neundarter/rules/people/name';
import { useState } from 'react';
import { useTeamsByName } from '../../../data/club/opponents.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueAdminText as text } from '../../../text/league.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { useSettled } from '../../../ui/use-settled.ts';

/** Minimum length of a search, in characters. */
const minSearchLength = 2;
/** Id of the entry that takes the typed name. */
const byName = 'by name';

type Chosen = { readonly teamId: string | null; readonly name: string };
type Props = {
  /** Ids of teams that are in the league already. */
  readonly takenIds: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (chosen: Chosen) => void;
};

/** Finds a team of this server, or takes the name of a club without accounts. */
export function TeamSearch({ takenIds, error, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const settled = useSettled(name);
  const isSearched = settled.length >= minSearchLength;
  const found = useTeamsByName(settled, { isEnabled: isSearched });
  const teams = (isSearched ? (found.data ?? []) : []).filter(({ id }) => !takenIds.includes(id));
  const noteOf = () => {
    if (!isSearched) return null;
    if (found.error !== null) return text.searchFailed(errorReason(found.error));
    return found.isPending ? text.searching : null;
  };
  const choose = (id: string) => {
    const team = teams.find((one) => one.id === id);
    if (team === undefined && !isName(name)) return;
    onChoose(team === undefined ? { teamId: null, name } : { teamId: team.id, name: team.props.name });
    setTyped('');
  };
  const sections = [
    { title: text.registered, options: teams.map(({ id, props }) => ({ id, label: props.name })) },
    { title: text.byName, options: name === '' ? [] : [{ id: byName, label: text.addByName(name) }] },
  ].filter(({ options }) => options.length > 0);
  return (
    <Combobox
      label={text.addTeam}
      hint={text.addHint}
      error={error}
      text={typed}
      onText={setTyped}
      maxLength={maxNameLength}
      values="closed"
      note={noteOf()}
      sections={sections}
      onChoose={choose}
    />
  );
}
