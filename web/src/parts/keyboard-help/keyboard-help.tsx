import type { KeyHelp } from '../../text/keyboard.ts';
import classes from './keyboard-help.module.css';

type Props = { readonly intro: string; readonly keys: readonly KeyHelp[] };

/** The keys of a screen as a list. */
export function KeyboardHelp({ intro, keys }: Props) {
  return (
    <>
      <p className={classes.intro}>{intro}</p>
      <dl>
        {keys.map(({ keys: names, action }) => (
          <div key={action} className={classes.row}>
            <dt>
              {names.map((key) => (
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
