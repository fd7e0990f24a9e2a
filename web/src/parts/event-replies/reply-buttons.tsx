import type { OwnReply } from '@neundarter/contract/entities/replies/reply';
import { type Reply, replies } from '@neundarter/rules/replies/reply';
import { useState } from 'react';
import { useReply } from '../../data/club/replies.ts';
import { errorReason } from '../../text/errors.ts';
import { replyNames, replyText as text } from '../../text/replies.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './event-replies.module.css';

type Props = {
  readonly own: OwnReply;
  /** Whether an answer can be given for a whole series. */
  readonly hasSeries?: boolean;
  readonly onReply?: () => void;
};

/** The three answers; the one that was tapped is shown at once, and no longer if the server did not take it. */
export function ReplyButtons({ own, hasSeries = false, onReply }: Props) {
  const { eventId, eventName, isOfSeries, isRegistered, reply } = own;
  const [isForSeries, setForSeries] = useState(false);
  const change = useReply(eventId, (error) => text.failed(errorReason(error)));
  if (isRegistered) return <p className={looks.muted}>{text.registered}</p>;
  const chosen = change.busyWith?.reply ?? reply;
  const say = (wanted: Reply) => {
    onReply?.();
    void change.run({ reply: wanted, isForSeries });
  };
  return (
    <Stack gap="s" className={classes.answers}>
      <div role="group" aria-label={text.choices(eventName)} className={classes.choices}>
        {replies.map((one) => (
          <Button key={one} aria-pressed={chosen === one} onClick={() => say(one)}>
            {replyNames[one]}
          </Button>
        ))}
      </div>
      {hasSeries && isOfSeries ? (
        <Toggle label={text.forSeries} hint={text.forSeriesHint} isOn={isForSeries} onChange={setForSeries} />
      ) : null}
      {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
    </Stack>
  );
}
