import { onlinePlayersOf } from '@neundarter/rules/match/online-request';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../data/api/api.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import { deleteMatch } from '../../data/match/matches.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { onlineMatchText } from '../../text/online-match.ts';
import { partiesText, partyName } from '../../text/party-names.ts';
import { scorerText } from '../../text/scorer.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { showToast } from '../../ui/toast.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import classes from './pre-start.module.css';

type Props = { readonly tracked: ReadyMatch };

/** An online match nobody has agreed to yet: the one who asks waits, the one asked answers. */
export function OnlineRequest({ tracked }: Props) {
  const { match, info } = tracked;
  useFrame('full');
  useDocumentTitle(partiesText(match.parties));
  return (
    <div className={classes.page}>
      <ButtonLink to="/matches" look="quiet" className={classes.back} icon={<IconArrowLeft size={20} />}>
        {scorerText.back}
      </ButtonLink>
      <header className={classes.header}>
        <p className={classes.event}>{onlineMatchText.eyebrow}</p>
        <h1 className={classes.title}>{partiesText(match.parties)}</h1>
        {info.description === null ? null : <p>{info.description}</p>}
        <p className={classes.config}>{matchConfigText(match.config)}</p>
      </header>
      <Answer tracked={tracked} />
    </div>
  );
}

function Answer({ tracked }: Props) {
  const { match, info } = tracked;
  const { ownPlayerId, onlineMatchRequest } = info;
  const isAsked = ownPlayerId !== null && onlineMatchRequest?.requestedToPlayerId === ownPlayerId;
  const ownSide = onlinePlayersOf(match.parties)?.findIndex((id) => id === ownPlayerId);
  const opponent = partyName(match.parties[ownSide === 1 ? 0 : 1]);
  if (onlineMatchRequest?.status === 'rejected')
    return (
      <div className={classes.waiting}>
        <p role="status">{isAsked ? onlineMatchText.rejectedByYou : onlineMatchText.rejected(opponent)}</p>
        <ButtonLink to="/matches/new">{onlineMatchText.newMatch}</ButtonLink>
      </div>
    );
  if (ownPlayerId === null) return <p className={classes.waiting}>{onlineMatchText.onlookers}</p>;
  return isAsked ? (
    <Asked tracked={tracked} ownPlayerId={ownPlayerId} opponent={opponent} />
  ) : (
    <Waiting matchId={match.id} opponent={opponent} />
  );
}

type AskedProps = Props & { readonly ownPlayerId: string; readonly opponent: string };

function Asked({ tracked, ownPlayerId, opponent }: AskedProps) {
  const [isBusy, setBusy] = useState(false);
  const params = { id: tracked.match.id };
  const answer = async (call: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      const text = onlineMatchText.failed(errorText(error));
      showToast({ kind: 'error', title: commonText.errorTitle, text });
    }
    // Also after a failure: the other one may have withdrawn.
    tracked.refresh();
    setBusy(false);
  };
  const accept = () =>
    request('PATCH /matches/{id}/request/accept', { params, body: { acceptedByPlayerId: ownPlayerId } });
  const reject = () =>
    request('PATCH /matches/{id}/request/reject', { params, body: { rejectedByPlayerId: ownPlayerId } });
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
  const withdraw = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: onlineMatchText.withdrawTitle,
      text: onlineMatchText.withdrawText,
      confirm: onlineMatchText.withdraw,
      danger: true,
    });
    if (!isSure) return;
    try {
      await deleteMatch(matchId);
      await matchQueue().forget(matchId);
      await navigate('/matches/new', { replace: true });
    } catch (error) {
      const text = onlineMatchText.withdrawFailed(errorText(error));
      showToast({ kind: 'error', title: commonText.errorTitle, text });
    }
  };
  return (
    <div className={classes.waiting}>
      <p role="status">
        <strong>{onlineMatchText.waitingFor(opponent)}</strong>
      </p>
      <p>{onlineMatchText.waitingHint}</p>
      <Button onClick={() => void withdraw()}>{onlineMatchText.withdraw}</Button>
    </div>
  );
}
