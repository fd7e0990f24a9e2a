import type { DartsQuestion } from './darts-choice.ts';
import classes from './darts-count-dialog.module.css';

type QuestionProps = {
  readonly title: string;
  readonly question: DartsQuestion;
  readonly chosen: number | null;
  readonly onChoose: (value: number) => void;
};

/** One question with its possible answers as buttons. */
export function Question({ title, question: { values, possible }, chosen, onChoose }: QuestionProps) {
  return (
    <fieldset className={classes.question}>
      <legend>{title}</legend>
      <div className={classes.values}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={classes.value}
            aria-pressed={chosen === value}
            disabled={!possible.has(value)}
            onClick={() => onChoose(value)}
          >
            {value}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
