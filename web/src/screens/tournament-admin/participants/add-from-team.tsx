import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTeamPlayers } from '../../../data/club/teams.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { chosenOf, shownName } from '../../../parts/person-picker/chosen-player.ts';
import { errorReason } from '../../../text/errors.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from './participants.module.css';
import { takenIds } from './taken-ids.ts';
import type { Adding } from './use-adding.ts';

type Props = { readonly tournament: Tournament; readonly adding: Adding };

/** From this number of players on a search helps. */
const manyPlayers = 12;

/** Adds players of the team, with and without an account, by one tap each. */
export function AddFromTeam({ tournament, adding }: Props) {
  const { event } = tournament;
  const players = useTeamPlayers(event.props.teamId, 'confirmed');
  const [search, setSearch] = useState('');
  if (players.isPending) return <Loading />;
  if (players.isError)
    return (
      <ErrorState text={text.teamFailed(errorReason(players.error))} onRetry={() => void players.refetch()} />
    );
  const taken = takenIds(tournament, adding);
  const free = players.data.map(chosenOf).filter(({ id }) => !taken.has(id));
  const wanted = search.trim().toLowerCase();
  const shown = free.filter((player) => shownName(player).toLowerCase().includes(wanted));
  if (free.length === 0) return <p className={looks.muted}>{text.teamEmpty}</p>;
  return (
    <>
      {free.length >= manyPlayers ? (
        <TextField label={text.teamSearch} type="search" value={search} onValue={setSearch} />
      ) : null}
      <ul className={classes.mates}>
        {shown.map((player) => (
          <li key={player.id}>
            <button
              type="button"
              className={classes.mate}
              aria-label={text.addMate(shownName(player))}
              onClick={() => void adding.addPerson({ id: player.id, name: shownName(player) })}
            >
              <IconPlus aria-hidden size={18} />
              {shownName(player)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
