import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { scorerText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTapGuard } from '../../ui/use-tap-guard.ts';
import {
  attemptsQuestion,
  chosenOption,
  type DartsAnswer,
  dartsQuestion,
  fillIn,
  openAnswer,
} from './darts-choice.ts';
import classes from './darts-count-dialog.module.css';
import { Question } from './darts-question.tsx';
import type { OpenTurn } from './use-turn-entry.ts';

type Props = {
  readonly turn: OpenTurn;
  readonly onAnswer: (option: DartsOption) => void;
  readonly onCancel: () => void;
};

/**
 * Asks how many darts a turn took and how many of them were at a double. It asks only what the points leave open,
 * offers only possible answers, and closes with the last answer. The likeliest answer stands first and has the focus,
 * so that one tap or Enter is enough. Digit keys answer the first open question.
 */
export function DartsCountDialog({ turn, onAnswer, onCancel }: Props) {
  const { options, likeliest } = turn;
  const [answer, setAnswer] = useState(() => openAnswer(options));
  const isTooEarly = useTapGuard();
  const choose = (change: Partial<DartsAnswer>): void => {
    const next = fillIn(options, { ...answer, ...change });
    const option = chosenOption(options, next);
    if (option === null) setAnswer(next);
    else onAnswer(option);
  };
  const darts = dartsQuestion(options, answer);
  const attempts = attemptsQuestion(options, answer);
  const cancel = (event: MouseEvent): void => {
    if (!isTooEarly(event)) onCancel();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The key that entered the turn is still held down; it does not answer the question.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (!/^\d$/.test(event.key) || event.repeat) return;
    const value = Number(event.key);
    if (darts !== null && answer.darts === null) {
      if (darts.possible.has(value)) choose({ darts: value });
    } else if (attempts?.possible.has(value) === true) choose({ attempts: value });
  };
  return (
    <Dialog
      isOpen
      shape="sheet"
      title={darts === null ? scorerText.attemptsTitle : scorerText.dartsCountTitle}
      onClose={onCancel}
      actions={<Button onClick={cancel}>{scorerText.cancel}</Button>}
    >
      {/* biome-ignore lint/a11y: keys answer the dialog as a whole */}
      <div
        className={classes.questions}
        onKeyDown={onKeyDown}
        onClickCapture={(event) => {
          if (isTooEarly(event)) event.stopPropagation();
        }}
      >
        <button
          type="button"
          className={classes.likeliest}
          data-autofocus
          onClick={() => onAnswer(likeliest)}
        >
          {darts === null
            ? scorerText.onDouble(likeliest.attemptsOnDouble)
            : scorerText.likeliestCheckout(likeliest)}
        </button>
        {darts === null ? null : (
          <Question
            title={scorerText.dartsOfCheckout}
            question={darts}
            chosen={answer.darts}
            onChoose={(value) => choose({ darts: value })}
          />
        )}
        {attempts === null ? null : (
          <Question
            title={scorerText.dartsOnDouble}
            question={attempts}
            chosen={answer.attempts}
            onChoose={(value) => choose({ attempts: value })}
          />
        )}
      </div>
    </Dialog>
  );
}
