import { useAccount } from '../../data/people/account.ts';
import { useConsentOf } from '../../data/people/consents.ts';
import { consentText as text } from '../../text/consents.ts';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import looks from '../../ui/text-looks.module.css';
import { ConsentButtons } from './consent-buttons.tsx';
import classes from './event-consent.module.css';

/** On the page of an event: the question to a player whom somebody else has entered, and later the way out. */
export function EventConsent({ eventId }: { readonly eventId: string }) {
  const { player } = useAccount();
  const { data } = useConsentOf(eventId, { isEnabled: player !== null });
  const question = player === null ? undefined : data?.[0];
  if (question === undefined || question.status === 'unlinked') return null;
  const { status, askedBy, eventName, wantsOut } = question;
  const isOpen = status === 'open';
  const content = (
    <Inline align="center" wraps className={classes.question}>
      <div className={classes.words}>
        <p className={isOpen ? looks.name : looks.muted}>
          {isOpen ? text.entered(askedBy, eventName) : text.isIn(askedBy)}
        </p>
        {isOpen ? <p className={looks.muted}>{text.meaning}</p> : null}
        {wantsOut ? <p className={looks.muted}>{text.wantsOut}</p> : null}
      </div>
      <ConsentButtons question={question} />
    </Inline>
  );
  return isOpen ? <Card title={text.title}>{content}</Card> : content;
}
