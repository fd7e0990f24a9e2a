import type { EventEntity } from '@neundarter/contract/entities/event';
import type { GameDispute, MatchdayData } from '@neundarter/contract/entities/matchday';
import { sidesLedBy } from '@neundarter/rules/access/matchday';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { useAgreement, useDisputeUndo } from '../../../data/club/matchday-results.ts';
import { matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { disputeText as text } from '../../../text/matchday-results.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { type GameView, teamOf } from './game-views.ts';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
};

/** What the two sides do not agree on, with the buttons that end it. */
export function DisputeNotice({ event, data, games }: Props) {
  const { disputes = [] } = data;
  if (disputes.length === 0) return null;
  return (
    <Notice tone="warning">
      <Stack gap="m">
        <strong>{text.title}</strong>
        <Stack as="ul" gap="m">
          {disputes.map((dispute) => (
            <Dispute key={dispute.seq} {...{ event, data, games, dispute }} />
          ))}
        </Stack>
        <p>{text.open}</p>
      </Stack>
    </Notice>
  );
}

function Dispute({ event, data, games, dispute }: Props & { readonly dispute: GameDispute }) {
  const actor = useActor();
  const failed = (error: unknown) => text.failed(errorReason(error));
  const agreement = useAgreement(event.id, failed);
  const undo = useDisputeUndo(event.id, failed);
  const { matchId, seq, by, kind, reason } = dispute;
  const led = sidesLedBy(actor, matchdayFactsOf(data));
  const game = games.find(({ match }) => match?.id === matchId);
  const agree = async () => tellOutcome(await agreement.run({ matchId, seq }), { done: text.agreed });
  const takeBack = async () => tellOutcome(await undo.run(matchId), { done: text.takenBack });
  return (
    <Stack as="li" gap="2xs">
      {game === undefined ? null : <strong>{text.game(game.plan.number + 1, game.names)}</strong>}
      <p>{text.what(dispute, teamOf(data, by))}</p>
      {reason === null || reason === '' ? null : <p>{text.reason(reason)}</p>}
      <Inline gap="s" wraps>
        {kind !== 'objection' && led.includes(opponentOf(by)) ? (
          <Button look="primary" isBusy={agreement.isBusy} onClick={() => void agree()}>
            {text.agree}
          </Button>
        ) : null}
        {led.includes(by) ? (
          <Button isBusy={undo.isBusy} onClick={() => void takeBack()}>
            {text.takeBack}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}
