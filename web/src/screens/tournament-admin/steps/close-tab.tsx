import { canCloseRegistration } from '@neundarter/rules/tournament/plan/readiness';
import { useNavigate } from 'react-router';
import { useTournamentStep } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentAdminPath } from '../../../parts/event-row/event-path.ts';
import { errorReason } from '../../../text/errors.ts';
import { stepText as text } from '../../../text/tournament-steps.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { StepSummary } from './step-summary.tsx';

/** Why the registration cannot be closed; null if it can. */
const reasonAgainst = ({ data }: Tournament): string | null => {
  const { requested, confirmed } = data.noOfParticipants;
  const { minNoOfParticipants: least } = data.config;
  if (canCloseRegistration({ requested, confirmed }, least)) return null;
  const open = requested > 0 ? text.openRequests : '';
  const few = confirmed < least ? text.tooFew(least) : '';
  return `${text.notClosable}${open}${few}`;
};

/** Closes the registration, once every entry is answered and enough are confirmed. */
export function CloseTab({ tournament }: { readonly tournament: Tournament }) {
  const { event } = tournament;
  const navigate = useNavigate();
  const step = useTournamentStep(event.id, (error) => text.closeFailed(errorReason(error)));
  const reason = reasonAgainst(tournament);
  const close = async () => {
    const outcome = await step.run('close');
    // A failure stands above the button.
    if (!outcome.ok) return;
    tellOutcome(outcome, { done: text.closed });
    void navigate(tournamentAdminPath(event.id, 'start'));
  };
  return (
    <Card title={text.close}>
      <StepSummary tournament={tournament} />
      {reason === null ? <p>{text.closeHint}</p> : <Notice tone="warning">{reason}</Notice>}
      {step.failure === null ? null : <Notice tone="error">{step.failure}</Notice>}
      <Inline gap="s" justify="end" wraps>
        <ButtonLink look="quiet" to="/team-lounge">
          {text.cancel}
        </ButtonLink>
        <Button look="primary" disabled={reason !== null} isBusy={step.isBusy} onClick={() => void close()}>
          {text.close}
        </Button>
      </Inline>
    </Card>
  );
}
