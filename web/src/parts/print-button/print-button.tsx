import { commonText } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import classes from './print-button.module.css';

/** Prints the page; does not appear on paper. */
export function PrintButton() {
  return (
    <Button className={classes.button} onClick={() => window.print()}>
      {commonText.print}
    </Button>
  );
}
