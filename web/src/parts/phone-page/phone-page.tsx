import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import type { ReactNode } from 'react';
import { commonText } from '../../text/common.ts';
import { phonePageText as text } from '../../text/phone-page.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './phone-page.module.css';

type Props = {
  /** Heading and browser title; on one line. */
  readonly title: string;
  readonly onBack: () => void;
  readonly state: ReactNode;
  /** Everything that one can do with it. */
  readonly actions: readonly MenuItem[];
  /** The facts on one line. */
  readonly line: string;
  /** What a tap on the line unfolds. */
  readonly about: ReactNode;
  readonly children: ReactNode;
};

/** A page whose head leaves a phone to its content: a row with the title, and one line that unfolds. */
export function PhonePage({ title, onBack, state, actions, line, about, children }: Props) {
  useDocumentTitle(title);
  return (
    <Stack gap="m" className={classes.page}>
      <header className={classes.head}>
        <Inline gap="2xs" align="center" className={classes.row}>
          <IconButton
            label={commonText.back}
            icon={<IconArrowLeft aria-hidden size={24} />}
            onClick={onBack}
          />
          <h1 className={classes.title}>{title}</h1>
          <span className={classes.state}>{state}</span>
          {actions.length === 0 ? null : (
            <MenuButton label={text.more} items={actions}>
              <IconDotsVertical aria-hidden size={24} />
            </MenuButton>
          )}
        </Inline>
        <details className={classes.about}>
          <summary>
            <span className={classes.line}>{line}</span>
            <IconChevronDown aria-hidden size={18} />
          </summary>
          <Stack gap="s" className={classes.more}>
            <p className={classes.whole}>{title}</p>
            {about}
          </Stack>
        </details>
      </header>
      {children}
    </Stack>
  );
}
