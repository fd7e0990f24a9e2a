import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { ReactNode } from 'react';
import { printPage } from '../device/print-page.ts';
import { paperText as text } from '../text/paper.ts';
import { Button } from './button.tsx';
import { Inline } from './inline.tsx';
import classes from './paper.module.css';
import { Stack } from './stack.tsx';
import looks from './text-looks.module.css';

type Props = {
  /** What somebody should know before printing. */
  readonly hint: string;
  /** The sheet, whose class is `sheet` of `paper.module.css`; nothing else is printed. */
  readonly children: ReactNode;
};

/** A sheet for paper as it will be printed, and the button that prints it. */
export function Paper({ hint, children }: Props) {
  return (
    <Stack gap="l">
      <Inline gap="m" align="center" justify="between" wraps>
        <p className={looks.muted}>{hint}</p>
        <Button look="primary" icon={<IconPrinter size={22} />} onClick={() => void printPage()}>
          {text.print}
        </Button>
      </Inline>
      {/* On a phone the sheet is wider than the screen; keys must be able to scroll it, too. */}
      <section className={classes.scroll} aria-label={text.sheet} tabIndex={0}>
        {children}
      </section>
    </Stack>
  );
}
