import { keyboardText, scorerKeys } from '../../text/keyboard.ts';
import classes from './keyboard-help.module.css';

/** The keys of the scorer as a list. */
export function KeyboardHelp() {
  return (
    <>
      <p className={classes.intro}>{keyboardText.intro}</p>
      <dl className={classes.list}>
        {scorerKeys.map(({ keys, action }) => (
          <div key={action} className={classes.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
