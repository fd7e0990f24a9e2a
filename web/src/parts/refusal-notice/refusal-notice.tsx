import { refusalText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './refusal-notice.module.css';

type Props = {
  /** Which change was refused. */
  readonly what: string;
  readonly why: string;
  /** What is lost by dropping it. */
  readonly discardText: string;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
};

/** The server will not take a change: says which, and lets the user try again or drop it. */
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
      <p>{why}</p>
      <Row gap="m" wraps className={classes.actions}>
        <Button look="primary" onClick={onRetry}>
          {refusalText.retry}
        </Button>
        <Button look="danger" onClick={() => void discard()}>
          {refusalText.discard}
        </Button>
      </Row>
    </Stack>
  );
}
