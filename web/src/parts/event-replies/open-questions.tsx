import { OpenConsents } from '../event-consent/open-consents.tsx';
import { OpenReplies } from './open-replies.tsx';

/** What the signed-in player is asked on the start page. */
export function OpenQuestions() {
  return (
    <>
      <OpenConsents />
      <OpenReplies />
    </>
  );
}
