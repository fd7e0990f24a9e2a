import { isRequestExpired, onlinePlayersOf } from '@neundarter/rules/match/online-request';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useNavigate } from 'react-router';
import { useChange } from '../../data/api/use-change.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import { deleteMatch } from '../../data/match/matches.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { useAcceptRequest, useRejectRequest } from '../../data/people/online-requests.ts';
import { errorReason } from '../../text/errors.ts';
import { leaveMatchText } from '../../text/leave-match.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { onlineMatchText } from '../../text/online-match.ts';
import { partiesText, partyName } from '../../text/party-names.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { Stack } from '../../ui/stack.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './pre-start.module.css';

type Props = { readonly tracked: ReadyMatch };

/** An online match that is not accepted yet: the sender of the request waits, the other player answers. */
export function OnlineRequest({ tracked }: Props) {
  const { match, info } = tracked;
  useFrame('full');
  useDocumentTitle(partiesText(match.parties));
  return (
    <Stack gap="2xl" className={classes.page}>
      <ButtonLink to="/matches" look="quiet" className={classes.back} icon={<IconArrowLeft size={20} />}>
        {leaveMatchText.back}
      </ButtonLink>
      <header className={looks.centered}>
        <p className={classes.event}>{onlineMatchText.eyebrow}</p>
        <h1 className={classes.title}>{partiesText(match.parties)}</h1>
        {info.description === null ? null : <p>{info.description}</p>}
        <p className={classes.config}>{matchConfigText(match.config, match.startingScores)}</p>
      </header>
      <Answer tracked={tracked} />
    </Stack>
  );
}

/** Interval at which the page looks whether the request has expired. ms */
const expiryCheckMs = 5000;

function Answer({ tracked }: Props) {
  const { match, info } = tracked;
  const { ownPlayerId, onlineMatchRequest } = info;
  const now = useServerNow(expiryCheckMs);
  const isAsked = ownPlayerId !== null && onlineMatchRequest?.requestedToPlayerId === ownPlayerId;
  const ownSide = onlinePlayersOf(match.parties)?.findIndex((id) => id === ownPlayerId);
  const opponent = partyName(match.parties[ownSide === 1 ? 0 : 1]);
  if (onlineMatchRequest?.status === 'rejected')
    return (
      <Stack gap="l" align="center" className={looks.centered}>
        <p role="status">{isAsked ? onlineMatchText.rejectedByYou : onlineMatchText.rejected(opponent)}</p>
        <ButtonLink to="/matches/new">{onlineMatchText.newMatch}</ButtonLink>
      </Stack>
    );
  if (isRequestExpired({ request: onlineMatchRequest, askedAt: info.timeStamp }, now))
    return (
      <Stack gap="l" align="center" className={looks.centered}>
        <p role="status">{onlineMatchText.expired}</p>
        <ButtonLink to="/matches/new">{onlineMatchText.newMatch}</ButtonLink>
      </Stack>
    );
  if (ownPlayerId === null)
    return (
      <Stack as="p" gap="l" align="center" className={looks.centered}>
        {onlineMatchText.onlookers}
      </Stack>
    );
  return isAsked ? (
    <Asked tracked={tracked} ownPlayerId={ownPlayerId} opponent={opponent} />
  ) : (
    <Waiting matchId={match.id} opponent={opponent} />
  );
}

type AskedProps = Props & { readonly ownPlayerId: string; readonly opponent: string };

function Asked({ tracked, ownPlayerId, opponent }: AskedProps) {
  const [accept, reject] = [useAcceptRequest(ownPlayerId), useRejectRequest(ownPlayerId)];
  const isBusy = accept.isBusy || reject.isBusy;
  const answer = async ({ run }: typeof accept): Promise<void> => {
    const outcome = await run(tracked.match.id);
    if (!outcome.ok) tellOutcome({ ...outcome, text: onlineMatchText.failed(outcome.text) });
    // Also after a failure, because the other player may have withdrawn the request.
    tracked.refresh();
  };
  return (
    <div className={classes.actions}>
      <p>
        <strong>{onlineMatchText.asked(opponent)}</strong> {onlineMatchText.askedHint}
      </p>
      <Button
        look="primary"
        isWide
        className={classes.start}
        icon={<IconCheck size={22} />}
        disabled={isBusy}
        onClick={() => void answer(accept)}
      >
        {onlineMatchText.accept}
      </Button>
      <Button icon={<IconX size={20} />} disabled={isBusy} onClick={() => void answer(reject)}>
        {onlineMatchText.reject}
      </Button>
    </div>
  );
}

function Waiting({ matchId, opponent }: { readonly matchId: string; readonly opponent: string }) {
  const navigate = useNavigate();
  const withdrawal = useChange({
    send: async () => {
      await deleteMatch(matchId);
      await matchQueue().forget(matchId);
    },
    failed: (error) => onlineMatchText.withdrawFailed(errorReason(error)),
  });
  const withdraw = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: onlineMatchText.withdrawTitle,
      text: onlineMatchText.withdrawText,
      confirm: onlineMatchText.withdraw,
      danger: true,
    });
    if (!isSure) return;
    const outcome = await withdrawal.run();
    if (outcome.ok) await navigate('/matches/new', { replace: true });
    else tellOutcome(outcome);
  };
  return (
    <Stack gap="l" align="center" className={looks.centered}>
      <p role="status">
        <strong>{onlineMatchText.waitingFor(opponent)}</strong>
      </p>
      <p>{onlineMatchText.waitingHint}</p>
      <Button onClick={() => void withdraw()}>{onlineMatchText.withdraw}</Button>
    </Stack>
  );
}
