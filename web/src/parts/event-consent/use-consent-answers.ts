import type { ConsentQuestion } from '@neundarter/contract/entities/consent';
import type { ConsentAnswer } from '@neundarter/rules/access/entering';
import { useConsentAnswer } from '../../data/people/consents.ts';
import { consentText as text } from '../../text/consents.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** The player's answers to a question about an event. A toast tells the outcome; taking the account out asks first. */
export function useConsentAnswers({ eventId, eventName }: ConsentQuestion) {
  const { run, busyWith } = useConsentAnswer(eventId);
  const answer = async (said: ConsentAnswer, done: string) =>
    tellOutcome(await run(said), { done, failedTitle: text.failed });
  const unlink = async () => {
    const isSure = await confirmAction({
      title: text.unlinkTitle,
      text: text.unlinkWarning(eventName),
      confirm: text.unlink,
      danger: true,
    });
    if (isSure) await answer('unlink', text.unlinked);
  };
  return {
    agree: () => void answer('agree', text.agreed),
    leave: () => void answer('leave', text.left),
    unlink: () => void unlink(),
    busyWith,
  };
}
