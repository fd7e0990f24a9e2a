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

/** Opens the registration; then the link to register and the PIN are shown. */
export function PublishTab({ tournament }: { readonly tournament: Tournament }) {
  const { event } = tournament;
  const navigate = useNavigate();
  const step = useTournamentStep(event.id, (error) => text.publishFailed(errorReason(error)));
  const publish = async () => {
    const outcome = await step.run('publish');
    // A failure stands above the button.
    if (!outcome.ok) return;
    tellOutcome(outcome, { done: text.published });
    void navigate(tournamentAdminPath(event.id, 'general'));
  };
  return (
    <Card title={text.publish}>
      <StepSummary tournament={tournament} />
      <p>{text.publishHint}</p>
      {event.props.isPublic ? null : <Notice tone="info">{text.publishPrivate}</Notice>}
      {step.failure === null ? null : <Notice tone="error">{step.failure}</Notice>}
      <Inline gap="s" justify="end" wraps>
        <ButtonLink look="quiet" to="/team-lounge">
          {text.cancel}
        </ButtonLink>
        <Button look="primary" isBusy={step.isBusy} onClick={() => void publish()}>
          {text.publish}
        </Button>
      </Inline>
    </Card>
  );
}
