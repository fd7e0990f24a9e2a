import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { maxNameLength } from '@neundarter/contract/limits';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { addToTeam } from '../../data/club/change-team.ts';
import { errorText } from '../../text/errors.ts';
import { addPlayerText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { inviteFailure } from './invite-failure.ts';
import classes from './team-players.module.css';
import { type KnownPlayer, minSearchLength, useFoundPlayers } from './use-found-players.ts';
import { useTeamChange } from './use-team-change.ts';

type Props = { readonly teamId: string; readonly players: readonly PlayerEntity[] };

/** Finds known players by name or online id and brings them into the team. */
export function FindForm({ teamId, players }: Props) {
  const [text, setText] = useState('');
  const search = useFoundPlayers(text.trim());
  const isAsked = text.trim().length >= minSearchLength;
  return (
    <div className={classes.form}>
      <TextField
        label={addPlayerText.search}
        hint={addPlayerText.searchHint}
        value={text}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxNameLength}
        error={search.error === null ? undefined : addPlayerText.searchFailed(errorText(search.error))}
        onValue={setText}
      />
      <VisuallyHidden>
        <span role="status">
          {isAsked && !search.isPending ? addPlayerText.found(search.found.length) : ''}
        </span>
      </VisuallyHidden>
      {isAsked && !search.isPending && search.error === null && search.found.length === 0 ? (
        <p className={classes.nobody}>{addPlayerText.nobody(text.trim())}</p>
      ) : null}
      {isAsked && search.found.length > 0 ? (
        <ul className={classes.found} aria-label={addPlayerText.results}>
          {search.found.map((player) => (
            <FoundPlayer
              key={player.id}
              teamId={teamId}
              player={player}
              isMember={players.some(({ id }) => id === player.id)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const isPending = ({ props }: PlayerEntity): boolean => props.teamStatus === 'invite-pending';

type FoundProps = {
  readonly teamId: string;
  readonly player: KnownPlayer;
  readonly isMember: boolean;
};

function FoundPlayer({ teamId, player, isMember }: FoundProps) {
  const change = useTeamChange(teamId);
  const isAsked = player.type === 'registered';
  const { name } = player;
  const add = () =>
    change.run({
      work: () => addToTeam(teamId, { playerId: player.id }),
      done: (added) => (isPending(added) ? addPlayerText.invited(name) : addPlayerText.added(name)),
      failed: (reason, error) => (isAsked ? inviteFailure(error) : addPlayerText.addFailed(reason)),
    });
  return (
    <li className={classes.foundPlayer}>
      <Avatar name={name} url={player.pictureUrl} size="2.25rem" />
      <span className={classes.name}>
        {name} <span className={classes.code}>{player.onlineId}</span>
      </span>
      {isMember ? (
        <Badge>{addPlayerText.inTeam}</Badge>
      ) : (
        <IconButton
          label={isAsked ? addPlayerText.inviteNamed(name) : addPlayerText.addNamed(name)}
          icon={<IconUserPlus aria-hidden />}
          disabled={change.isBusy}
          onClick={() => void add()}
        />
      )}
    </li>
  );
}
