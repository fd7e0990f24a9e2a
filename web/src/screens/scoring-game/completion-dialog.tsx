import { completionText as text } from '../../text/practice.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTapGuard } from '../../ui/use-tap-guard.ts';
import classes from './completion-dialog.module.css';

type Props = { readonly message: string; readonly onUndo: () => void; readonly onLeave: () => void };

/** The end of a game: leads to the summary (Enter), or undoes a wrong last dart. */
export function CompletionDialog({ message, onUndo, onLeave }: Props) {
  const isTooEarly = useTapGuard();
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onLeave}
      actions={
        <>
          <Button
            onClick={(event) => {
              if (!isTooEarly(event)) onUndo();
            }}
          >
            {text.undo}
          </Button>
          <Button
            look="primary"
            data-autofocus
            onClick={(event) => {
              if (!isTooEarly(event)) onLeave();
            }}
          >
            {text.finish}
          </Button>
        </>
      }
    >
      <p className={classes.message}>{message}</p>
    </Dialog>
  );
}
