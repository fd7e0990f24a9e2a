import { isTrainingOpen } from '@neundarter/rules/access/events';
import { canPlayAgain } from '@neundarter/rules/match/rematch';
import type { Match } from '@neundarter/rules/match/types';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useChange } from '../../data/api/use-change.ts';
import { useEvent } from '../../data/club/events.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { startRematch } from '../../data/match/start-rematch.ts';
import { errorReason } from '../../text/errors.ts';
import { setupText } from '../../text/setup.ts';
import { summaryText } from '../../text/summary.ts';
import { Button } from '../../ui/button.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

type Props = {
  readonly match: Match;
  readonly info: MatchInfo;
  /** Whether the tap was meant for what stood here before. */
  readonly isTooEarly?: (event: MouseEvent) => boolean;
};

/**
 * Starts a match of the same people with swapped sides. Not shown to those who may not score the match, and in events
 * only while their training is open; a training that the device cannot read now counts as open, because the server
 * decides.
 */
export function RematchButton({ match, info, isTooEarly = () => false }: Props) {
  const navigate = useNavigate();
  const isTraining = info.event?.type === 'training';
  const training = useEvent(isTraining ? info.eventId : null).data;
  const rematch = useChange({
    send: () => startRematch(match, info),
    keep: (id) => navigate(`/matches/${id}`),
    failed: (error) => (info.isOnlineMatch ? setupText.requestFailed : setupText.failed)(errorReason(error)),
  });
  const isOpen =
    info.eventId === null ||
    (isTraining && (training === undefined || isTrainingOpen(training.props, serverNow())));
  if (!isOpen || !info.mayScore || !canPlayAgain(match)) return null;
  return (
    <Button
      look="primary"
      icon={<IconRepeat size={20} />}
      isBusy={rematch.isBusy}
      onClick={(event) => {
        if (!isTooEarly(event)) void rematch.run().then(tellOutcome);
      }}
    >
      {summaryText.rematch}
    </Button>
  );
}
