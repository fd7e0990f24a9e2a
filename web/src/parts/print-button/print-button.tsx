import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { printPage } from '../../device/print-page.ts';
import { commonText } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import classes from './print-button.module.css';

type Props = {
  /** Whether a phone shows only the icon, beside other things in one row. */
  readonly isShortOnPhones?: boolean;
};

/** Prints the page; does not appear on paper. */
export function PrintButton({ isShortOnPhones }: Props) {
  return (
    <Button
      className={classes.button}
      data-short={isShortOnPhones === true || undefined}
      title={commonText.print}
      icon={<IconPrinter aria-hidden size={20} />}
      onClick={() => void printPage()}
    >
      <span className={classes.word}>{commonText.print}</span>
    </Button>
  );
}
