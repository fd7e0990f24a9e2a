import type { LobbyPlayer, LobbyStatus } from '@neundarter/contract/entities/lobby';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconSwords from '@tabler/icons-react/dist/esm/icons/IconSwords.mjs';
import { lobbyText as text } from '../../text/lobby.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './lobby-tab.module.css';
import type { Challenge } from './use-challenge.ts';

const tones: Readonly<Record<LobbyStatus, BadgeTone>> = {
  online: 'green',
  playing: 'gold',
  offline: 'neutral',
};

type Props = { readonly player: LobbyPlayer; readonly challenge: Challenge };

/** One player in the lobby: picture, name, what they do now, and the matching button. */
export function LobbyEntry({ player, challenge }: Props) {
  const { fullName, pictureUrl, status, isTeammate } = player;
  return (
    <Inline as="li" gap="m" align="center" wraps className={classes.entry} data-status={status}>
      <Avatar name={fullName} url={pictureUrl} size="3rem" />
      <div className={classes.words}>
        <p className={classes.name}>{fullName}</p>
        <p className={classes.badges}>
          <Badge tone={tones[status]}>{text.states[status]}</Badge>
          {isTeammate ? <Badge>{text.teammate}</Badge> : null}
        </p>
      </div>
      <EntryButton player={player} challenge={challenge} />
    </Inline>
  );
}

function EntryButton({ player, challenge: { challengedId, challenge } }: Props) {
  const { id, fullName, status, matchId, onlineMatchesAllowed } = player;
  if (status === 'online' && onlineMatchesAllowed)
    return (
      <Button
        look="primary"
        icon={<IconSwords size={20} />}
        aria-label={text.challengeName(fullName)}
        isBusy={challengedId === id}
        disabled={challengedId !== null}
        onClick={() => challenge(player)}
      >
        {text.challenge}
      </Button>
    );
  if (status === 'playing' && matchId !== null)
    return (
      <ButtonLink
        to={`/matches/view/${matchId}`}
        icon={<IconDeviceTv size={20} />}
        aria-label={text.watchName(fullName)}
      >
        {text.watch}
      </ButtonLink>
    );
  return null;
}
