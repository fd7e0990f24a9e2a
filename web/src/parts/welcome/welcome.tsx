import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import type { ReactNode } from 'react';
import { hubText } from '../../text/hub.ts';
import { Logo } from '../../ui/logo.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { NewMatch } from '../new-match/new-match.tsx';
import { Reasons } from './reasons.tsx';
import classes from './welcome.module.css';

const icons = [IconCirclePlus, IconCalculator, IconDeviceTv] as const;

type Props = {
  /** Names the browser's tab. */
  readonly title: string;
  /** Further links below the button. */
  readonly children?: ReactNode;
};

/** The first visit: what the app is, and one button to start. */
export function Welcome({ title, children }: Props) {
  useDocumentTitle(title);
  return (
    <Stack justify="center" className={classes.welcome}>
      <Stack gap="l" align="center" className={looks.centered}>
        <div className={classes.logo}>
          <Logo size="100%" />
        </div>
        <h1 className={classes.title}>{hubText.welcomeTitle}</h1>
        <p className={classes.text}>{hubText.welcome}</p>
        <NewMatch />
        {children}
      </Stack>
      <Reasons reasons={hubText.steps} icons={icons} />
    </Stack>
  );
}
