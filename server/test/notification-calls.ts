import { eventually } from './eventually.ts';
import type { UsedTournaments } from './use-tournaments.ts';

/** Waits for mails, and calls about the address to which new entries of a tournament are reported. */
export function notificationCalls({ app, call, scene, calls }: UsedTournaments) {
  const mailTo = (to: string, subject: string) =>
    eventually(
      () => app.mails.find((mail) => mail.to === to && mail.subject.startsWith(subject)),
      `the mail “${subject}” to ${to}`,
    );
  return {
    mailTo,
    setNotified: (
      id: string,
      notificationEmailAddress: string | null,
      by: { readonly token: string } = scene.chief,
    ) =>
      calls.must('PATCH /events/', {
        by,
        body: { id, changedProps: { eventData: { notificationEmailAddress } } },
      }),
    agree: (id: string, token: string) =>
      call(`POST /events/${id}/notification/confirm`, { body: { token } }),
    /** The secret in the mail that asks the owner of an address. */
    askedToken: async (to: string): Promise<string> => {
      const { link } = await mailTo(to, 'Benachrichtigungen für');
      return new URL(link).searchParams.get('token') ?? '';
    },
  };
}
