import { useParams } from 'react-router';
import { isNotThere } from '../../data/api/api-error.ts';
import { useAccount } from '../../data/people/account.ts';
import { usePlayer } from '../../data/people/players.ts';
import { MatchHistory } from '../../parts/match-history/match-history.tsx';
import { errorReason } from '../../text/errors.ts';
import { matchHistoryText as text } from '../../text/match-history.ts';
import { deletedPlayerText } from '../../text/names.ts';
import { playerMatchesText } from '../../text/player-matches.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';

/** `/players/{id}/matches`: all matches of a player, with search and filter. One's own are at `/matches`. */
export function PlayerMatchesScreen() {
  const { id = '' } = useParams();
  const own = useAccount().player;
  return id === 'me' || id === own?.id ? <Redirect to="/matches" /> : <MatchesOf key={id} id={id} />;
}

function MatchesOf({ id }: { readonly id: string }) {
  const { data, error, refetch } = usePlayer(id);
  if (error !== null && data === undefined)
    return (
      <Page title={playerMatchesText.title} width="wide">
        {isNotThere(error) ? (
          <ErrorState title={deletedPlayerText} text={playerMatchesText.gone}>
            <ButtonLink to="/home">{playerMatchesText.toHome}</ButtonLink>
          </ErrorState>
        ) : (
          <ErrorState text={playerMatchesText.failed(errorReason(error))} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  if (data === undefined) return <Loading />;
  const name = data.props.fullName || deletedPlayerText;
  return (
    <Page
      title={name}
      eyebrow={playerMatchesText.title}
      picture={<Avatar name={name} url={data.props.pictureUrl} size="4.5rem" />}
      width="wide"
      actions={<ButtonLink to={`/players/${id}/stats`}>{playerMatchesText.toStats}</ButtonLink>}
    >
      <MatchHistory owner={{ kind: 'player', id }} label={text.of(name)} />
    </Page>
  );
}
