import { useWakeLock } from '../../device/wake-lock.ts';
import { commonText } from '../../text/common.ts';
import { spectatorText } from '../../text/spectator.ts';
import { Logo } from '../../ui/logo.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './no-match-screen.module.css';

/** `/matches/view/nomatch`: the page on a board's screen while no match is played there. */
export function NoMatchScreen() {
  useDocumentTitle(spectatorText.noMatch);
  useWakeLock(true);
  return (
    <Stack align="center" justify="center" className={classes.screen}>
      <div className={classes.logo}>
        <Logo size="100%" />
      </div>
      <h1 className={classes.name}>{commonText.productName}</h1>
      <p className={classes.text}>{spectatorText.noMatch}</p>
    </Stack>
  );
}
