import type { EventEntity } from '@neundarter/contract/entities/event';
import { EventConsent } from '../event-consent/event-consent.tsx';
import { OpenConsents } from '../event-consent/open-consents.tsx';
import { EventReplies } from './event-replies.tsx';
import { OpenReplies } from './open-replies.tsx';

type Props =
  | { readonly event: EventEntity }
  /** In the lounge of a team; null on the start page. */
  | { readonly teamId: string | null };

/** What the signed-in player is asked, by whoever has entered them and by their teams: all pages load the same file. */
export function Questions(props: Props) {
  if ('event' in props)
    return (
      <>
        <EventConsent eventId={props.event.id} />
        <EventReplies event={props.event} />
      </>
    );
  return (
    <>
      {props.teamId === null ? <OpenConsents /> : null}
      <OpenReplies teamId={props.teamId} />
    </>
  );
}
