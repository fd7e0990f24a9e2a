import { useCallingClaim, useCallingRefusal } from '../../../data/club/hall.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { thisIsMeText as text } from '../../../text/this-is-me.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { TournamentView } from '../tournament-view.ts';
import type { OwnCourse } from './own-course.ts';
import type { OwnPerson } from './own-people.ts';
import classes from './this-is-me.module.css';

type RefusalProps = {
  readonly eventId: string;
  readonly person: OwnPerson;
  readonly match: MatchView;
};

/** Whoever is named to write a called match says that they do not. */
export function CallingRefusal({ eventId, person: { entry, name }, match: { matchId } }: RefusalProps) {
  const refusal = useCallingRefusal(eventId);
  const refuse = async () => {
    const question = {
      title: text.cannotCallTitle(name),
      text: text.cannotCallText,
      confirm: text.cannotCall,
    };
    if (matchId === null || !(await confirmAction(question))) return;
    tellOutcome(await refusal.run({ eventId, matchId, entrant: entry.id }), { done: text.cannotCallDone });
  };
  return (
    <Button look="quiet" isBusy={refusal.isBusy} onClick={() => void refuse()}>
      {text.cannotCall}
    </Button>
  );
}

type Known = { readonly person: OwnPerson; readonly course: OwnCourse };

type SoughtProps = {
  readonly view: TournamentView;
  /** Everybody at this device. */
  readonly all: readonly Known[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** Neither called nor playing nor writing, as far as this tournament knows. */
const isFree = ({ course: { now } }: Known): boolean =>
  now === null || (now.match.phase !== 'running' && !now.match.isCalled);

/** Called matches for which somebody is sought, and who of this device could write them. */
export function CallersSought({ view, all, now }: SoughtProps) {
  const claim = useCallingClaim(view.event.id);
  const free = all.filter(isFree);
  const sought = new Set(
    (view.data.state?.matches ?? []).flatMap(({ key, callerSoughtFrom }) =>
      callerSoughtFrom === undefined || callerSoughtFrom > now ? [] : [key],
    ),
  );
  const matches = view.matches.filter(({ key, matchId }) => sought.has(key) && matchId !== null);
  if (free.length === 0) return null;
  return matches.map(({ key, matchId, board, sides: [home, away] }) => (
    <section key={key} className={classes.card} aria-label={text.callerSought(board)}>
      <p className={classes.name}>{text.callerSought(board)}</p>
      <p>{text.between(home.name, away.name)}</p>
      <Inline gap="s" wraps>
        {free.map(({ person: { entry, name } }) => (
          <Button
            key={entry.id}
            isBusy={claim.busyWith?.entrant === entry.id && claim.busyWith.matchId === matchId}
            onClick={() =>
              void claim
                .run({ matchId: matchId ?? '', entrant: entry.id })
                .then((outcome) => tellOutcome(outcome))
            }
          >
            {free.length === 1 ? text.iCall : text.callsFor(name)}
          </Button>
        ))}
      </Inline>
    </section>
  ));
}
