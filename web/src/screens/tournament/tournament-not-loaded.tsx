import { useAccount } from '../../data/people/account.ts';
import { errorText } from '../../text/errors.ts';
import { eventPageText } from '../../text/event-page.ts';
import { tournamentText as text } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** A tournament that cannot be shown, with a way on: guests can sign in to see what is not public. */
export function TournamentNotLoaded({ error, onRetry }: Props) {
  const { state } = useAccount();
  const here = encodeURIComponent(window.location.pathname);
  return (
    <ErrorState text={text.loadFailed(errorText(error))} onRetry={onRetry}>
      {state === 'guest' ? <ButtonLink to={`/login?to=${here}`}>{eventPageText.signIn}</ButtonLink> : null}
      <ButtonLink to="/">{eventPageText.toHome}</ButtonLink>
    </ErrorState>
  );
}
