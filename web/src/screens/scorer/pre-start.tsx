import { arePartiesSet, playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { Suspense, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { startCommand } from '../../data/match/match-queue.ts';
import { needsPin } from '../../data/match/needs-pin.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { useSession } from '../../data/people/session.ts';
import { commonText } from '../../text/common.ts';
import { leaveMatchText } from '../../text/leave-match.ts';
import { legEndText } from '../../text/leg-end.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { matchFailure } from '../../text/match-failures.ts';
import { partnerOrderText } from '../../text/partner-order.ts';
import { partiesText, partyName } from '../../text/party-names.ts';
import { preStartText } from '../../text/pre-start.ts';
import { reasonText, scorerFailure, scorerText } from '../../text/scorer.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { LateMatchRefusal } from './late-match-refusal.tsx';
import { PartnerOrder } from './partner-order.tsx';
import classes from './pre-start.module.css';
import { ResetNotice } from './reset-notice.tsx';

const ForfeitDialog = latePart(async () => (await import('./forfeit-dialog.tsx')).ForfeitDialog);

const GameName = latePart(async () => (await import('./game-name.tsx')).GameName);

const MatchCaller = latePart(
  async () => (await import('../../parts/match-caller/match-caller.tsx')).MatchCaller,
);

const MatchPin = latePart(async () => (await import('../../parts/match-pin/match-pin.tsx')).MatchPin);

const fail = (text: string): void => showToast({ kind: 'error', title: commonText.errorTitle, text });

/** The actions before the start; every refusal is shown in a toast. */
const preStartActions = ({ dispatch }: ReadyMatch) => ({
  start: (): void => {
    const result = dispatch(startCommand());
    if (!result.ok) fail(matchFailure.start(reasonText(result.error)));
  },
  switchTo: (startingParty: PartyIndex): void => {
    const result = dispatch({ kind: 'switch', id: newId(), startingParty });
    if (!result.ok) fail(scorerFailure.switch(reasonText(result.error)));
  },
  forfeit: (winningParty: PartyIndex): void => {
    const result = dispatch({ kind: 'forfeit', id: newId(), winningParty, at: serverNow() });
    if (!result.ok) fail(matchFailure.forfeit(reasonText(result.error)));
  },
});

/**
 * A match before its start: the players, who throws first, and the start button. Without permission it is read-only.
 */
export function PreStart({ tracked }: { readonly tracked: ReadyMatch }) {
  const { match, info, queue } = tracked;
  useFrame('full');
  useDocumentTitle(partiesText(match.parties));
  const [isForfeiting, setForfeiting] = useState(false);
  const { start, switchTo, forfeit } = preStartActions(tracked);
  const mayChoose = useSession() !== null && info.mayScore;
  const showsCaller = info.createdById !== null && (info.callerId !== null || mayChoose);
  const isReady = arePartiesSet(match);
  const winners = forfeitWinners(tracked);
  const other = match.startingParty === 0 ? 1 : 0;
  return (
    <Stack gap="2xl" className={classes.page}>
      <ButtonLink
        {...backOf(info)}
        look="quiet"
        className={classes.back}
        icon={<IconArrowLeft size={20} />}
      />
      <header className={looks.centered}>
        {info.eventName === null ? null : <p className={classes.event}>{info.eventName}</p>}
        <h1 className={classes.title}>{partiesText(match.parties)}</h1>
        {info.event === null || info.event.type === 'training' ? null : (
          <p className={classes.game}>
            <Suspense fallback={null}>
              <GameName info={info} />
            </Suspense>
          </p>
        )}
        {info.description === null ? null : <p>{info.description}</p>}
        <p className={classes.config}>{matchConfigText(match.config, match.startingScores)}</p>
      </header>
      <ResetNotice info={info} />
      {showsCaller ? (
        <div className={classes.caller}>
          <Suspense fallback={null}>
            <MatchCaller
              matchId={match.id}
              eventId={info.eventId}
              callerId={info.callerId}
              mayChange={info.mayScore}
              onChanged={tracked.refresh}
            />
          </Suspense>
        </div>
      ) : null}
      <Sides tracked={tracked} onChoose={info.mayScore ? switchTo : null} />
      {info.mayScore && match.parties.some(({ type }) => type === 'double') ? (
        <fieldset className={classes.sides}>
          <legend className={classes.question}>{partnerOrderText.title}</legend>
          <PartnerOrder match={match} dispatch={tracked.dispatch} />
        </fieldset>
      ) : null}
      {queue.phase === 'refused' ? (
        <LateMatchRefusal
          match={match}
          queue={queue}
          onRetry={tracked.retryQueue}
          onDiscard={tracked.discardQueue}
        />
      ) : info.mayScore ? (
        <div className={classes.actions}>
          <Button look="primary" isWide className={classes.start} disabled={!isReady} onClick={start}>
            {preStartText.start}
          </Button>
          <Button icon={<IconArrowsExchange size={20} />} onClick={() => switchTo(other)}>
            {legEndText.switchStarter}
          </Button>
          {winners.length === 0 ? null : (
            <Button icon={<IconFlag size={20} />} disabled={!isReady} onClick={() => setForfeiting(true)}>
              {preStartText.forfeit}
            </Button>
          )}
        </div>
      ) : (
        <Stack gap="l" align="center" className={looks.centered}>
          {needsPin(info) ? (
            <Suspense fallback={null}>
              <MatchPin eventId={info.eventId ?? ''} onEnrolled={tracked.refresh} />
            </Suspense>
          ) : (
            <p>{preStartText.notStarted}</p>
          )}
          <ButtonLink to={`/matches/view/${match.id}`}>{preStartText.watch}</ButtonLink>
        </Stack>
      )}
      {isForfeiting ? (
        <Suspense fallback={null}>
          <ForfeitDialog
            match={match}
            winners={winners}
            onForfeit={forfeit}
            onClose={() => setForfeiting(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** A match of a tournament leads back to it, other matches to the list. */
const backOf = ({ event, eventId }: ReadyMatch['info']) =>
  event?.type === 'tournament' && eventId !== null
    ? { to: `/tournaments/${eventId}`, children: leaveMatchText.toTournament }
    : { to: '/matches', children: leaveMatchText.back };

/**
 * A player cannot claim the win of an online match, only give up; the same for a game of a match day, except for whoever
 * leads a side.
 */
const forfeitWinners = ({ match, info }: ReadyMatch): readonly PartyIndex[] => {
  const { event, ownPlayerId, isOnlineMatch } = info;
  const plays = (party: PartyIndex) => playersOf(match.parties[party]).some(({ id }) => id === ownPlayerId);
  const isGivenUp = event?.type === 'mdsl-matchday' && event.isLeader !== true;
  return ([0, 1] as const).filter((party) =>
    isGivenUp ? plays(party === 0 ? 1 : 0) : !isOnlineMatch || !plays(party),
  );
};

type SidesProps = {
  readonly tracked: ReadyMatch;
  /** Null if nothing may be changed. */
  readonly onChoose: ((party: PartyIndex) => void) | null;
};

function Sides({ tracked: { match }, onChoose }: SidesProps) {
  return (
    <fieldset className={classes.sides}>
      <legend className={classes.question}>{preStartText.whoThrowsFirst}</legend>
      {([0, 1] as const).map((party) => {
        const name = partyName(match.parties[party]);
        const isStarter = match.startingParty === party;
        return (
          <button
            key={party}
            type="button"
            className={classes.side}
            aria-pressed={isStarter}
            disabled={onChoose === null}
            onClick={() => (isStarter ? undefined : onChoose?.(party))}
          >
            <span className={classes.name}>{name}</span>
            <span className={classes.starter}>{isStarter ? scorerText.starter : ''}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
