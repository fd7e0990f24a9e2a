import type { MatchThere } from '@neundarter/contract/entities/tablet';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { useNavigate } from 'react-router';
import { newId } from '../../data/api/new-id.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useTabletPresence } from '../../data/club/tablet.ts';
import { startCommand } from '../../data/match/match-queue.ts';
import { type ReadyMatch, useTrackedMatch } from '../../data/match/tracked-match.ts';
import { CallerLine } from '../../parts/match-caller/caller-line.tsx';
import { matchConfigText } from '../../text/match-config.ts';
import { matchFailure } from '../../text/match-failures.ts';
import { partyName } from '../../text/party-names.ts';
import { reasonText } from '../../text/scorer.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import classes from './board.module.css';

type Props = {
  readonly boardId: string;
  readonly there: MatchThere;
  /** Whether another match comes before. */
  readonly isNext?: boolean;
};

/**
 * A match at a board. It is tracked also while it only comes next, so that the device has it and can go on with it without
 * network.
 */
export function BoardMatch({ boardId, there, isNext = false }: Props) {
  const { match, call } = there;
  const tracked = useTrackedMatch(match.id);
  const names = match.props.parties.map(partyName);
  const { caller, config, startingScores, eventName, status } = match.props;
  const seen = tracked.state === 'ready' ? tracked.match.status : status;
  const isRunning = seen === 'running';
  const state = isNext ? text.next : isRunning ? text.running : callText(there);
  return (
    <section className={classes.match} data-next={isNext || undefined} aria-label={state}>
      <p className={classes.state}>{state}</p>
      <p className={classes.names}>
        <span className={classes.name}>{names[0]}</span>
        <span className={classes.against}>{text.against}</span>
        <span className={classes.name}>{names[1]}</span>
      </p>
      <p className={classes.facts}>
        {eventName === null ? '' : `${eventName} · `}
        {matchConfigText(config, startingScores)}
      </p>
      {caller === null ? <CallerSought call={call} /> : <CallerLine playerId={caller} />}
      {isNext || seen === 'finished' ? null : isRunning ? (
        <ButtonLink look="primary" className={classes.start} to={`/matches/${match.id}`}>
          {text.goOn}
        </ButtonLink>
      ) : (
        <>
          {call === null || call.presentAt !== null ? null : (
            <Missing boardId={boardId} matchId={match.id} names={names} />
          )}
          <Start tracked={tracked} names={names} />
        </>
      )}
    </section>
  );
}

/** How often the time is looked at. ms */
const lookMs = 10_000;

/** Nobody is named to call the scores: whoever is free may, and the match may begin without. */
function CallerSought({ call }: Pick<MatchThere, 'call'>) {
  const now = useServerNow(lookMs);
  const from = call?.callerSoughtFrom ?? Number.POSITIVE_INFINITY;
  if (from > now) return null;
  return (
    <p className={classes.facts} role="status">
      <strong>{text.callerSought}</strong> {text.callerSoughtAbout}
    </p>
  );
}

const callText = ({ call }: MatchThere): string =>
  call === null ? text.next : (text.called[call.calls - 1] ?? text.called[0]);

type MissingProps = Pick<Props, 'boardId'> & { readonly matchId: string; readonly names: readonly string[] };

function Missing({ boardId, matchId, names }: MissingProps) {
  const presence = useTabletPresence(boardId);
  return (
    <div className={classes.missing}>
      <span>{text.missing(names)}</span>
      <Button
        isBusy={presence.isBusy}
        onClick={() => void presence.run(matchId).then((outcome) => tellOutcome(outcome))}
      >
        {text.present}
      </Button>
    </div>
  );
}

type StartProps = {
  readonly tracked: ReturnType<typeof useTrackedMatch>;
  readonly names: readonly string[];
};

/** Starts the match: who throws first is the one choice. */
function Start({ tracked, names }: StartProps) {
  const navigate = useNavigate();
  if (tracked.state !== 'ready' || !tracked.info.mayScore) return <p role="status">{text.notYet}</p>;
  const start = (party: PartyIndex) => {
    const outcome = startWith(tracked, party);
    if (outcome === null) return void navigate(`/matches/${tracked.match.id}`);
    tellOutcome({ ok: false, text: outcome });
  };
  return (
    <fieldset className={classes.starts}>
      <legend className={classes.question}>{text.startQuestion}</legend>
      {([0, 1] as const).map((party) => (
        <Button key={party} look="primary" className={classes.start} onClick={() => start(party)}>
          {text.start(names[party] ?? '')}
        </Button>
      ))}
    </fieldset>
  );
}

/** Starts a match with this side; the reason if that is not possible, otherwise null. */
function startWith({ match, dispatch }: ReadyMatch, startingParty: PartyIndex): string | null {
  const switched =
    match.startingParty === startingParty ? null : dispatch({ kind: 'switch', id: newId(), startingParty });
  const started = switched?.ok === false ? switched : dispatch(startCommand());
  return started.ok ? null : matchFailure.start(reasonText(started.error));
}
