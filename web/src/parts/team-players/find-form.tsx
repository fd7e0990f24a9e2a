import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { maxNameLength } from '@neundarter/contract/limits';
import { isAdmin } from '@neundarter/rules/access/people';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { addToTeam } from '../../data/club/change-team.ts';
import { useActor } from '../../data/people/actor.ts';
import { addPlayerText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type ChosenPlayer, onlineIdOf, shownName } from '../person-picker/chosen-player.ts';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { inviteFailure } from './invite-failure.ts';
import classes from './team-players.module.css';
import { useTeamChange } from './use-team-change.ts';

type Props = { readonly teamId: string; readonly players: readonly PlayerEntity[] };

/**
 * Finds known players by name or online id and adds them to the team. Only admins find players without an account and
 * may add them to another team.
 */
export function FindForm({ teamId, players }: Props) {
  const actor = useActor();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChosenPlayer | null>(null);
  const isMember = (id: string) => players.some((player) => player.id === id);
  return (
    <Stack gap="l">
      <PersonPicker
        label={addPlayerText.search}
        hint={addPlayerText.searchHint}
        text={text}
        maxLength={maxNameLength}
        sources={{ search: isAdmin(actor) ? 'all' : 'registered', code: true }}
        detailOf={({ id }) =>
          isMember(id)
            ? { text: addPlayerText.inTeam, isLocked: true }
            : { text: onlineIdOf(id), isLocked: false }
        }
        onText={(typed) => {
          setText(typed);
          setChosen(null);
        }}
        onPlayer={setChosen}
      />
      {chosen === null ? null : (
        <Stack as="ul" aria-label={addPlayerText.results}>
          <FoundPlayer key={chosen.id} teamId={teamId} player={chosen} isMember={isMember(chosen.id)} />
        </Stack>
      )}
    </Stack>
  );
}

const isPending = ({ props }: PlayerEntity): boolean => props.teamStatus === 'invite-pending';

type FoundProps = {
  readonly teamId: string;
  readonly player: ChosenPlayer;
  readonly isMember: boolean;
};

function FoundPlayer({ teamId, player, isMember }: FoundProps) {
  const change = useTeamChange(teamId);
  const isAsked = player.hasNoAccount !== true;
  const name = shownName(player);
  const add = () =>
    change.run({
      work: () => addToTeam(teamId, { playerId: player.id }),
      done: (added) => (isPending(added) ? addPlayerText.invited(name) : addPlayerText.added(name)),
      failed: (reason, error) => (isAsked ? inviteFailure(error) : addPlayerText.addFailed(reason)),
    });
  return (
    <Inline as="li" gap="m" align="center" className={classes.foundPlayer}>
      <Avatar name={name} url={player.pictureUrl} size="2.25rem" />
      <span className={classes.name}>
        {name} <span className={classes.code}>{onlineIdOf(player.id)}</span>
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
    </Inline>
  );
}
