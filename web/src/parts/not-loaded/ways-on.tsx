import { useAccount } from '../../data/people/account.ts';
import { notLoadedText as text } from '../../text/not-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Links away from a page that cannot be shown: guests can sign in to see what is not public. */
export function WaysOn() {
  const { state, team } = useAccount();
  const here = encodeURIComponent(window.location.pathname);
  return (
    <>
      {state === 'guest' ? <ButtonLink to={`/login?to=${here}`}>{text.signIn}</ButtonLink> : null}
      {team === null ? (
        <ButtonLink to="/">{text.toHome}</ButtonLink>
      ) : (
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      )}
    </>
  );
}
