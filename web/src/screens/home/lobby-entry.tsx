import type { LobbyPlayer, LobbyStatus } from '@neundarter/contract/entities/lobby';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconSwords from '@tabler/icons-react/dist/esm/icons/IconSwords.mjs';
import { lobbyText as text } from '../../text/lobby.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/row.tsx';
import classes from './lobby-tab.module.css';

const tones: Readonly<Record<LobbyStatus, BadgeTone>> = {
  online: 'green',
  playing: 'gold',
  offline: 'neutral',
};

/** One player in the lobby: picture, name, what they do now, and the matching buttons. */
export function LobbyEntry({ player }: { readonly player: LobbyPlayer }) {
  const { fullName, pictureUrl, status, isTeammate } = player;
  return (
    <Row as="li" gap="m" align="center" wraps className={classes.entry} data-status={status}>
      <Avatar name={fullName} url={pictureUrl} size="3rem" />
      <div className={classes.words}>
        <p className={classes.name}>{fullName}</p>
        <p className={classes.badges}>
          <Badge tone={tones[status]}>{text.states[status]}</Badge>
          {isTeammate ? <Badge>{text.teammate}</Badge> : null}
        </p>
      </div>
      <EntryLink player={player} />
    </Row>
  );
}

function EntryLink({
  player: { id, fullName, status, matchId, onlineMatchesAllowed },
}: {
  readonly player: LobbyPlayer;
}) {
  if (status === 'online' && onlineMatchesAllowed)
    return (
      <ButtonLink
        to={`/matches/new?onlinePlayerId=${id}`}
        look="primary"
        icon={<IconSwords size={20} />}
        aria-label={text.inviteName(fullName)}
      >
        {text.invite}
      </ButtonLink>
    );
  if (status === 'playing' && matchId !== null)
    return (
      <ButtonLink
        to={`/matches/view/${matchId}`}
        icon={<IconEye size={20} />}
        aria-label={text.watchName(fullName)}
      >
        {text.watch}
      </ButtonLink>
    );
  return null;
}
