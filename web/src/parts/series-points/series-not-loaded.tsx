import { useAccount } from '../../data/people/account.ts';
import { errorText } from '../../text/errors.ts';
import { seriesText as text } from '../../text/series.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** A series that cannot be shown, and where to go instead; perhaps it is visible only to its team. */
export function SeriesNotLoaded({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { state, team } = useAccount();
  const here = encodeURIComponent(window.location.pathname);
  return (
    <ErrorState text={text.loadFailed(errorText(error))} onRetry={onRetry}>
      {state === 'guest' ? <ButtonLink to={`/login?to=${here}`}>{text.signIn}</ButtonLink> : null}
      {team === null ? (
        <ButtonLink to="/">{text.toHome}</ButtonLink>
      ) : (
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      )}
    </ErrorState>
  );
}
