import { TroublePage } from '../../parts/trouble-page/trouble-page.tsx';
import { errorText } from '../../text/errors.ts';
import { leaveMatchText } from '../../text/leave-match.ts';
import { matchNotLoadedText } from '../../text/match-failures.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';

type Props = { readonly id: string; readonly error?: unknown; readonly onRetry?: () => void };

/** A match that cannot be shown, in the full frame. Without an error the match does not exist. */
export function MatchNotLoaded({ id, error, onRetry }: Props) {
  useFrame('full');
  const why = error === undefined ? matchNotLoadedText.noMatchData : errorText(error);
  return (
    <TroublePage
      {...(error === undefined ? { trouble: 'missing' } : { error })}
      detail={`${matchNotLoadedText.notLoaded(id)} ${why}`}
      onRetry={onRetry}
    >
      <ButtonLink to="/matches">{leaveMatchText.back}</ButtonLink>
    </TroublePage>
  );
}
