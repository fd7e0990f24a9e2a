import { ownTaskText as text } from '../../text/own-tasks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './next-step.module.css';
import type { OwnTask } from './own-tasks.ts';

type Props = { readonly task: OwnTask };

/** What the user plays or calls next in a tournament, with the way to the match. */
export function OwnTaskLine({ task: { kind, matchId, number, board, names, eventName } }: Props) {
  return (
    <div className={classes.step}>
      <div className={classes.words}>
        <p className={looks.strong}>{text[kind](text.match(number, board))}</p>
        <p className={looks.muted}>{text.about(text.parties(names), eventName)}</p>
      </div>
      <ButtonLink to={`/matches/${matchId}`}>{text.open}</ButtonLink>
    </div>
  );
}
