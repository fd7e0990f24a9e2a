import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { noOfMatches, previewOf } from '@neundarter/rules/tournament/setup/preview';
import { useNavigate } from 'react-router';
import { AlreadyStarted, useTournamentStart } from '../../../data/club/start-event.ts';
import { useEntryAnswer, useTournamentStep } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentAdminPath } from '../../../parts/event-row/event-path.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { summaryText } from '../../../text/tournament-admin.ts';
import { stepText as text } from '../../../text/tournament-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { showToast } from '../../../ui/toast.tsx';
import { atMost } from '../at-most.ts';
import { StartNotice } from './start-notice.tsx';
import { startProblems } from './start-problems.ts';
import { StepSummary } from './step-summary.tsx';

/** Starts the tournament, or opens the registration again. */
export function StartTab({ tournament }: { readonly tournament: Tournament }) {
  const { event, data, participants: entries } = tournament;
  const navigate = useNavigate();
  const begin = useTournamentStart(event.id, (error) => text.startFailed(errorReason(error)));
  const step = useTournamentStep(event.id, (error) => text.reopenFailed(errorReason(error)));
  const isReady = startProblems(tournament).length === 0;
  const preview = previewOf(data.config, entries, data.draw?.seed ?? '');
  const start = async () => {
    // The screen itself leads on as soon as the tournament runs; a failure stands above the button.
    const outcome = await begin.run(event.props.editRevision);
    if (!outcome.ok && outcome.error instanceof AlreadyStarted)
      showToast({ kind: 'success', title: text.runsAlready });
  };
  const reopen = async () => {
    const outcome = await step.run('reopen');
    tellOutcome(outcome, { done: text.reopened });
    if (outcome.ok) void navigate(tournamentAdminPath(event.id, 'close'), { replace: true });
  };
  return (
    <Card
      title={text.start}
      actions={
        <Button look="quiet" isBusy={step.isBusy} onClick={() => void reopen()}>
          {text.reopen}
        </Button>
      }
    >
      <StepSummary tournament={tournament} />
      <Missing tournament={tournament} />
      {isReady && preview !== null ? (
        <Notice tone="success">
          {text.startable(atMost(preview.plan, summaryText.games(noOfMatches(preview.plan))))}
        </Notice>
      ) : (
        <StartNotice tournament={tournament} />
      )}
      <p>{text.startHint}</p>
      {begin.failure === null || begin.error instanceof AlreadyStarted ? null : (
        <Notice tone="error">{begin.failure}</Notice>
      )}
      <Inline justify="end">
        <Button look="primary" disabled={!isReady} isBusy={begin.isBusy} onClick={() => void start()}>
          {text.start}
        </Button>
      </Inline>
    </Card>
  );
}

/** Whoever is not ticked as present, once somebody is; each of them can be left out. */
function Missing({ tournament: { event, participants: entries } }: { readonly tournament: Tournament }) {
  const answer = useEntryAnswer(event.id);
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const missing = confirmed.filter(({ isPresent }) => isPresent !== true);
  if (missing.length === 0 || missing.length === confirmed.length) return null;
  const leaveOut = async (entry: ParticipantEntry) => {
    const { participant } = entry;
    const undone = await answer.run({ answer: 'undo', participant });
    if (!undone.ok) return tellOutcome(undone);
    tellOutcome(await answer.run({ answer: 'reject', participant }), {
      done: text.leftOut(entryName(entry)),
    });
  };
  return (
    <Notice tone="warning" title={text.missingTitle(missing.length)}>
      <Stack as="ul" gap="xs">
        {missing.map((entry) => (
          <Inline as="li" key={entry.id} gap="m" align="center" justify="between">
            <span>{entryName(entry)}</span>
            <Button disabled={answer.isBusy} onClick={() => void leaveOut(entry)}>
              {text.leaveOut(entryName(entry))}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Notice>
  );
}
