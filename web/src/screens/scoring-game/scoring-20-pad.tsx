import { pointsOfHit, type Scoring20Hit, scoring20Hits } from '@neundarter/rules/practice/kinds/scoring-20';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { scoringGameText as text } from '../../text/practice.ts';
import { scoring20Text, worthText } from '../../text/scoring-20.ts';
import classes from './scoring-20-pad.module.css';
import type { GameInput } from './use-scoring-game.ts';

/** Key of the keyboard for each button, shown if there is a keyboard. */
const letters: Readonly<Record<Scoring20Hit, string>> = { triple: 'T', double: 'D', single: 'S', miss: 'M' };

/** The fixed buttons of the game. */
export function Scoring20Pad({ input }: { readonly input: GameInput }) {
  return (
    <section className={classes.pad} aria-label={text.pad}>
      {scoring20Hits.map((hitType) => {
        return (
          <button
            key={hitType}
            type="button"
            className={classes.key}
            data-look={hitType}
            style={{ gridArea: hitType }}
            disabled={!input.possible.includes(hitType)}
            onClick={() => input.hit(hitType)}
          >
            <span className={classes.name}>{scoring20Text.hit(hitType)}</span>
            <span className={classes.worth} aria-hidden="true">
              {worthText(pointsOfHit(hitType))}
            </span>
            <span className={classes.letter} aria-hidden="true">
              {letters[hitType]}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        className={classes.key}
        data-look="undo"
        style={{ gridArea: 'undo' }}
        disabled={!input.canThrow || !input.canUndo}
        title={text.undoLabel}
        onClick={input.undo}
      >
        <IconArrowBackUp aria-hidden="true" className={classes.icon} />
        <span className={classes.name}>{text.undo}</span>
        <span className={classes.letter} aria-hidden="true">
          U
        </span>
      </button>
    </section>
  );
}
