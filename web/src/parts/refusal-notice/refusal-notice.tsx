import { refusalText } from '../../text/match-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './refusal-notice.module.css';

type Props = {
  /** What failed, and why. */
  readonly what: string;
  /** More about the refused change; null if there is nothing to add. */
  readonly why: string | null;
  /** Tells what is lost if the user discards the change. */
  readonly discardText: string;
  /** Null where the same change would be refused again. */
  readonly onRetry: (() => void) | null;
  readonly onDiscard: () => void;
};

/** Tells that the server refused a change and which one; the user can try again where it can work, or discard it. */
export function RefusalNotice({ what, why, discardText, onRetry, onDiscard }: Props) {
  const discard = async (): Promise<void> => {
    const isConfirmed = await confirmAction({
      title: refusalText.discardTitle,
      text: discardText,
      confirm: refusalText.discard,
      danger: true,
    });
    if (isConfirmed) onDiscard();
  };
  return (
    <Stack as="section" gap="m" justify="center" className={classes.notice} role="alert">
      <h2 className={classes.title}>{refusalText.title}</h2>
      <p>{what}</p>
      {why === null ? null : <p>{why}</p>}
      <Inline gap="m" wraps className={classes.actions}>
        {onRetry === null ? null : (
          <Button look="primary" onClick={onRetry}>
            {refusalText.retry}
          </Button>
        )}
        <Button look="danger" onClick={() => void discard()}>
          {refusalText.discard}
        </Button>
      </Inline>
    </Stack>
  );
}
