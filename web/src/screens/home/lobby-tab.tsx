import type { PlayerEntity } from '@neundarter/contract/entities/player';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useAccount } from '../../data/people/account.ts';
import { useLobby } from '../../data/people/lobby.ts';
import { errorText } from '../../text/errors.ts';
import { lobbyText as text } from '../../text/lobby.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { Tiles } from '../../ui/tiles.tsx';
import { ChallengeCard } from './challenge-card.tsx';
import columns from './home-columns.module.css';
import { LobbyEntry } from './lobby-entry.tsx';
import classes from './lobby-tab.module.css';
import { type Challenge, useChallenge } from './use-challenge.ts';

/** The players who are online, with buttons to challenge or watch them. */
export function LobbyTab() {
  const { state, player } = useAccount();
  return (
    <Stack as="section" gap="l" aria-labelledby="lobby-title">
      <h2 id="lobby-title" className={looks.title}>
        {text.title}
      </h2>
      {player === null ? <Outside isGuest={state === 'guest'} /> : <Lobby player={player} />}
    </Stack>
  );
}

function Lobby({ player }: { readonly player: PlayerEntity }) {
  const challenge = useChallenge(player);
  return (
    <div className={columns.columns}>
      <aside className={columns.aside}>
        <ChallengeCard challenge={challenge} />
      </aside>
      <Stack gap="l">
        <Players player={player} challenge={challenge} />
      </Stack>
    </div>
  );
}

type PlayersProps = { readonly player: PlayerEntity; readonly challenge: Challenge };

function Players({ player, challenge }: PlayersProps) {
  const { data, error, refetch } = useLobby(player.id);
  if (data === undefined && error !== null)
    return <ErrorState text={text.loadFailed(errorText(error))} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading text={text.loading} />;
  return (
    <>
      {player.props.settings.onlineMatchesAllowed ? null : (
        <Notice tone="info">
          <p>{text.hidden}</p>
          <ButtonLink to="/account" className={classes.inNotice ?? ''}>
            {text.toAccount}
          </ButtonLink>
        </Notice>
      )}
      {data.length === 0 ? (
        <EmptyState text={text.empty} icon={<IconWorld size={40} />} />
      ) : (
        <Tiles as="ul" minWidth={24} gap="m" aria-label={text.list}>
          {data.map((one) => (
            <LobbyEntry key={one.id} player={one} challenge={challenge} />
          ))}
        </Tiles>
      )}
    </>
  );
}

function Outside({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <EmptyState text={isGuest ? text.guest : text.unverified} icon={<IconWorld size={40} />}>
      <div className={classes.buttons}>
        {isGuest ? (
          <>
            <ButtonLink to={`/login?to=${encodeURIComponent('/home/lobby')}`} look="primary">
              {text.signIn}
            </ButtonLink>
            <ButtonLink to="/register">{text.register}</ButtonLink>
          </>
        ) : (
          <ButtonLink to="/register/validation-needed" look="primary">
            {text.verify}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
