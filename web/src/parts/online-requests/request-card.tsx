import type { ReactNode } from 'react';
import { usePlayer } from '../../data/people/players.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Inline } from '../../ui/inline.tsx';
import looks from '../../ui/text-looks.module.css';
import type { OnlineMatch } from './online-match.ts';
import classes from './request-card.module.css';

type Props = {
  readonly match: OnlineMatch;
  /** Returns the text of the card for the name of the other player. */
  readonly say: (name: string) => string;
  readonly badge?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
};

/** A request: the other player with picture, the text, the match settings and the buttons. */
export function RequestCard({ match, say, badge, children }: Props) {
  const { data: opponent } = usePlayer(match.opponentId);
  const name = opponent?.props.fullName ?? match.opponentName;
  return (
    <Inline align="center" wraps className={classes.card}>
      <Avatar name={name} url={opponent?.props.pictureUrl ?? null} size="3rem" />
      <div className={classes.words}>
        <p className={looks.name}>{say(name)}</p>
        <Inline as="p" align="center" wraps className={classes.config}>
          {matchConfigText(match.config, match.startingScores)} {badge}
        </Inline>
      </div>
      <Inline gap="s" wraps className={classes.buttons}>
        {children}
      </Inline>
    </Inline>
  );
}
