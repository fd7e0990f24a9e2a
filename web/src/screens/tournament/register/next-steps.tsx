import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { nextStepsText as text } from '../../../text/tournament-next-steps.ts';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';

/** What happens between the registration and the first match; nothing once it is over, or for who does not play. */
export function NextSteps({ tournament: { own, event, data } }: { readonly tournament: Tournament }) {
  const status = own?.status ?? 'withdrawn';
  if (status === 'rejected' || status === 'withdrawn' || isTournamentStarted(data.status)) return null;
  const answer = status === 'confirmed' ? [] : [text.answer[status]];
  const mail = status === 'confirmed' || (own?.emailAddress ?? null) === null ? [] : [text.mail];
  const steps = [
    ...[[...answer, ...mail].join(' ')].filter((step) => step !== ''),
    text.come(formatDateTime(event.props.startDateTime)),
    text.play,
  ];
  return (
    <section>
      <h2 className={looks.strong}>{text.title}</h2>
      <Stack as="ol" gap="2xs">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </section>
  );
}
