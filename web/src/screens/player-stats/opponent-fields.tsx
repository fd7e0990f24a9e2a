import { opponentTypes } from '@neundarter/rules/stats/opponent-types';
import { useTeamPlayers } from '../../data/club/teams.ts';
import { useAccount } from '../../data/people/account.ts';
import { playerName } from '../../parts/team-players/player-name.ts';
import { errorReason } from '../../text/errors.ts';
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
  const { team } = useAccount();
  const types = opponentTypes.map((value) => ({ value, label: filterText.opponentTypes[value] }));
  return (
    <div className={classes.opponents}>
      <SelectField
        label={filterText.opponentType}
        value={filter.opponentType ?? everybody}
        options={[anybody, ...types]}
        onValue={(type) => change({ opponentType: type === everybody ? null : type, opponentId: null })}
      />
      {team === null ? null : (
        <NamedOpponent teamId={team.id} filter={filter} playerId={playerId} change={change} />
      )}
    </div>
  );
}

function NamedOpponent({ teamId, filter, playerId, change }: Props & { readonly teamId: string }) {
  const players = useTeamPlayers(teamId, 'confirmed');
  const name = useOpponentName(filter.opponentId);
  const mates = (players.data ?? [])
    .filter(({ id }) => id !== playerId)
    .map((player) => ({ value: player.id, label: playerName(player) }));
  const { opponentId } = filter;
  // The address may contain an opponent who is not in the team.
  const isStranger = opponentId !== null && !mates.some(({ value }) => value === opponentId);
  const stranger = isStranger ? [{ value: opponentId, label: name }] : [];
  return (
    <SelectField
      label={filterText.opponent}
      value={opponentId ?? everybody}
      options={[anybody, ...stranger, ...mates]}
      error={players.isError ? filterText.opponentsFailed(errorReason(players.error)) : undefined}
      onValue={(id) => change({ opponentId: id === everybody ? null : id, opponentType: null })}
    />
  );
}
