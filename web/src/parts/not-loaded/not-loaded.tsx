import type { ReactNode } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { errorText } from '../../text/errors.ts';
import { notLoadedText as text } from '../../text/not-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import classes from './not-loaded.module.css';

type Props = {
  readonly error: unknown;
  /** The sentence about it. */
  readonly failed: (reason: string) => string;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
};

/** A page of a club that cannot be shown, with a way on: guests can sign in to see what is not public. */
export function NotLoaded({ error, failed, onRetry, children }: Props) {
  const { state, team } = useAccount();
  const here = encodeURIComponent(window.location.pathname);
  return (
    <div className={classes.place}>
      <ErrorState text={failed(errorText(error))} onRetry={onRetry}>
        {children}
        {state === 'guest' ? <ButtonLink to={`/login?to=${here}`}>{text.signIn}</ButtonLink> : null}
        {team === null ? (
          <ButtonLink to="/">{text.toHome}</ButtonLink>
        ) : (
          <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
        )}
      </ErrorState>
    </div>
  );
}
