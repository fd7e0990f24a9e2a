import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import { Link } from 'react-router';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useOpenConsents } from '../../data/people/consents.ts';
import { consentText as text } from '../../text/consents.ts';
import { errorReason } from '../../text/errors.ts';
import { formatDate } from '../../text/formats.ts';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { eventPath } from '../event-row/event-path.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import classes from './event-consent.module.css';

/** Events into which somebody else has entered the signed-in player; renders nothing if there are none. */
export function OpenConsents() {
  const { data, error } = useOpenConsents({ isEnabled: true });
  if (data === undefined)
    // Without network the page says so once; this list comes with the network.
    return error === null || isUnreachable(error) ? null : (
      <Notice tone="error">{text.loadFailed(errorReason(error))}</Notice>
    );
  if (data.length === 0) return null;
  return (
    <Card title={text.title}>
      <p className={looks.note}>{text.meaning}</p>
      <Stack as="ul" gap="l" className={classes.list}>
        {data.map((question) => (
          <li key={question.eventId}>
            <Inline align="center" wraps className={classes.question}>
              <Words question={question} />
              <ConsentButtons question={question} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Words({ question }: { readonly question: ConsentQuestion }) {
  const { eventId, eventName, eventType, teamName, startDateTime, askedBy, wantsOut } = question;
  return (
    <div className={classes.words}>
      <p className={looks.name}>{text.entered(askedBy, eventName)}</p>
      <p className={looks.muted}>
        {teamName} · {formatDate(startDateTime)} ·{' '}
        <Link to={eventPath(eventId, eventType)} className={classes.event}>
          {text.toEvent}
        </Link>
      </p>
      {wantsOut ? <p className={looks.muted}>{text.wantsOut}</p> : null}
    </div>
  );
}
