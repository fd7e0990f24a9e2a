import { pointsOfHit } from '@neundarter/rules/practice/standing';
import { type HitType, hitTypes } from '@neundarter/rules/practice/types';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { hitText, scoringGameText as text } from '../../text/practice.ts';
import classes from './hit-pad.module.css';
import type { GameInput } from './use-scoring-game.ts';

/** Key of the keyboard for each button, shown if there is a keyboard. */
const letters: Readonly<Record<HitType, string>> = { triple: 'T', double: 'D', single: 'S', miss: 'M' };

/** The fixed buttons of the game. */
export function HitPad({ input }: { readonly input: GameInput }) {
  return (
    <section className={classes.pad} aria-label={text.pad}>
      {hitTypes.map((hitType) => {
        const worth = pointsOfHit(hitType);
        return (
          <button
            key={hitType}
            type="button"
            className={classes.key}
            data-look={hitType}
            style={{ gridArea: hitType }}
            disabled={!input.canThrow}
            onClick={() => input.hit(hitType)}
          >
            <span className={classes.name}>{hitText[hitType]}</span>
            <span className={classes.worth} aria-hidden="true">
              {text.worth(worth)}
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
