import { opponentTypes } from '@neundarter/rules/stats/opponent-types';
import { useTeamPlayers } from '../../data/club/teams.ts';
import { useMet } from '../../data/match/match-history.ts';
import { useAccount } from '../../data/people/account.ts';
import { playerName } from '../../parts/team-players/player-name.ts';
import { errorReason } from '../../text/errors.ts';
import { playerName as matchPlayerName } from '../../text/party-names.ts';
import { filterText } from '../../text/stats.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { StatsFilter } from './address-filter.ts';
import classes from './filter-panel.module.css';
import { useOpponentName } from './use-opponent-name.ts';

type Props = {
  readonly filter: StatsFilter;
  readonly playerId: string;
  readonly change: (changed: Partial<StatsFilter>) => void;
};

const everybody = '';
const anybody = { value: everybody, label: filterText.everybody } as const;

/** Chooses a kind of opponents, or one opponent by name; each choice clears the other. */
export function OpponentFields({ filter, playerId, change }: Props) {
  const types = opponentTypes.map((value) => ({ value, label: filterText.opponentTypes[value] }));
  return (
    <div className={classes.opponents}>
      <SelectField
        label={filterText.opponentType}
        value={filter.opponentType ?? everybody}
        options={[anybody, ...types]}
        onValue={(type) => change({ opponentType: type === everybody ? null : type, opponentId: null })}
      />
      <NamedOpponent filter={filter} playerId={playerId} change={change} />
    </div>
  );
}

type Choice = { readonly value: string; readonly label: string };

/** Team mates by name, then everybody else whom the player has met. */
function NamedOpponent({ filter, playerId, change }: Props) {
  const { team } = useAccount();
  const mates = useTeamPlayers(team?.id ?? null, 'confirmed');
  const met = useMet(playerId);
  const name = useOpponentName(filter.opponentId);
  const { opponentId } = filter;
  const choices = new Map<string, Choice>();
  for (const mate of mates.data ?? []) choices.set(mate.id, { value: mate.id, label: playerName(mate) });
  for (const player of met.data?.players ?? [])
    if (!choices.has(player.id)) choices.set(player.id, { value: player.id, label: matchPlayerName(player) });
  choices.delete(playerId);
  // The address may contain somebody whom the player met long ago.
  if (opponentId !== null && !choices.has(opponentId))
    choices.set(opponentId, { value: opponentId, label: name });
  const error = mates.error ?? met.error;
  return (
    <SelectField
      label={filterText.opponent}
      value={opponentId ?? everybody}
      options={[anybody, ...choices.values()]}
      error={error === null ? undefined : filterText.opponentsFailed(errorReason(error))}
      onValue={(id) => change({ opponentId: id === everybody ? null : id, opponentType: null })}
    />
  );
}
