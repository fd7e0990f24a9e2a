import type { OwnReply } from '@neundarter/contract/entities/replies/reply';
import { useState } from 'react';
import { Link } from 'react-router';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useIsWithoutServer } from '../../data/api/use-is-without-server.ts';
import { useOwnReplies } from '../../data/club/replies.ts';
import { errorReason } from '../../text/errors.ts';
import { replyText as text } from '../../text/replies.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StillLoading } from '../../ui/still-loading.tsx';
import looks from '../../ui/text-looks.module.css';
import { eventPath } from '../event-row/event-path.ts';
import classes from './event-replies.module.css';
import { ReplyButtons } from './reply-buttons.tsx';

/** Events that are shown before somebody asks for more. */
const shownFirst = 3;

type Props = {
  /** Only what this team asks; null for all teams of the player. */
  readonly teamId: string | null;
};

/** Keeps what comes below from being pushed away by the questions, as long as they may come. */
function Pending() {
  return useIsWithoutServer() ? null : <StillLoading />;
}

/** Events to which the signed-in player has not replied; renders nothing if there are none. Answers can be changed here until the page is left. */
export function OpenReplies({ teamId }: Props) {
  const { data, error } = useOwnReplies({ isEnabled: true });
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  if (data === undefined && error === null) return <Pending />;
  if (data === undefined)
    // Without network the page says so once; this list comes with the network.
    return isUnreachable(error) ? null : <Notice tone="error">{text.loadFailed(errorReason(error))}</Notice>;
  const open = data.events.filter(
    ({ eventId, reply, teamIds }) =>
      (reply === null || answered.has(eventId)) && (teamId === null || teamIds.includes(teamId)),
  );
  if (open.length === 0) return null;
  const shown = isWhole ? open : open.slice(0, shownFirst);
  return (
    <Card title={text.question}>
      <Stack as="ul" gap="l" className={classes.list}>
        {shown.map((own) => (
          <li key={own.eventId}>
            <Inline align="center" wraps className={classes.question}>
              <Words own={own} />
              <ReplyButtons
                own={own}
                onReply={() => setAnswered((known) => new Set([...known, own.eventId]))}
              />
            </Inline>
          </li>
        ))}
      </Stack>
      {shown.length === open.length ? null : (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {text.more(open.length - shown.length)}
        </Button>
      )}
    </Card>
  );
}

function Words({
  own: { eventId, eventName, eventType, startDateTime, isAsked },
}: {
  readonly own: OwnReply;
}) {
  return (
    <div className={classes.words}>
      <Link to={eventPath(eventId, eventType)} className={classes.link}>
        {eventName}
      </Link>
      <p className={looks.muted}>{text.when(startDateTime)}</p>
      {isAsked ? <p className={looks.muted}>{text.asked}</p> : null}
    </div>
  );
}
