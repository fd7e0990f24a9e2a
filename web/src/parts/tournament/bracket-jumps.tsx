import { bracketText as text } from '../../text/bracket.ts';
import { Inline } from '../../ui/inline.tsx';
import classes from './bracket-jumps.module.css';
import type { MatchView } from './match-view.ts';
import { ownMatchOf } from './next-match.ts';

type Props = {
  /** Matches of all brackets. */
  readonly matches: readonly MatchView[];
  readonly ownEntry: string | null;
  readonly onShow: (match: MatchView) => void;
};

/** Buttons that lead to the viewer's match and to what is played now. */
export function BracketJumps({ matches, ownEntry, onShow }: Props) {
  const own = ownEntry === null ? undefined : ownMatchOf(matches, ownEntry);
  const running = matches.find(({ phase }) => phase === 'running');
  if (own === undefined && running === undefined) return null;
  return (
    <Inline gap="s" wraps className={classes.jumps}>
      {own === undefined ? null : (
        <button type="button" className={classes.jump} onClick={() => onShow(own)}>
          {text.ownMatch}
        </button>
      )}
      {running === undefined ? null : (
        <button type="button" className={classes.jump} data-running onClick={() => onShow(running)}>
          {text.running}
        </button>
      )}
    </Inline>
  );
}
