import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayGiveUp, mayReportAbsence } from '@neundarter/rules/access/matchday';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { isGiven } from '@neundarter/rules/matchday/game-parties';
import { type Side, sides } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { matchdayFactsOf, useMatchdayForfeitUndo } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { forfeitText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { type AskedForfeit, ForfeitDialog } from './forfeit-dialog.tsx';
import { type GameView, teamOf } from './game-views.ts';

/** Time between two looks at the clock. ms */
const lookMs = 20_000;

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly games: readonly GameView[];
};

/** For the admins of both teams: gives the matchday up, says that the other side has not appeared, or takes that back. */
export function ManageMatchday({ event, data, games }: Props) {
  const actor = useActor();
  const [asked, setAsked] = useState<AskedForfeit | null>(null);
  const facts = matchdayFactsOf(data);
  const own = sides.filter((side) => mayGiveUp(actor, facts, side));
  const others = sides.filter((side) => !own.includes(side) && mayReportAbsence(actor, facts, side));
  if (own.length === 0 && others.length === 0) return null;
  if (data.forfeitedBy !== null) return <TakeBack event={event} data={data} own={own} />;
  if (data.status === 'finished') return null;
  return (
    <>
      <Stack gap="s" align="end">
        {own.map((side) => (
          <Button key={side} look="quiet" onClick={() => setAsked({ side, reason: 'gave-up' })}>
            {own.length === 1 ? text.open : text.openFor(teamOf(data, side))}
          </Button>
        ))}
        {others.map((side) => (
          <Absence key={side} data={data} games={games} onAsk={() => setAsked({ side, reason: 'absent' })} />
        ))}
      </Stack>
      {asked === null ? null : (
        <ForfeitDialog eventId={event.id} data={data} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type AbsenceProps = Pick<Props, 'data' | 'games'> & { readonly onAsk: () => void };

/** Says that the other side has not appeared, once it may be said. */
function Absence({ data, games, onAsk }: AbsenceProps) {
  const now = useServerNow(lookMs);
  const { absentFrom } = data;
  const isPlayed = games.some(
    ({ match }) => match !== null && hasBegun(match.props) && !isGiven(match.props),
  );
  if (absentFrom === undefined || isPlayed) return null;
  if (now < absentFrom)
    return <p className={looks.hint}>{text.absentFrom(`${formatDateTime(absentFrom)} Uhr`)}</p>;
  return (
    <Button look="quiet" onClick={onAsk}>
      {text.openAbsent}
    </Button>
  );
}

/** Takes back a forfeit, for the side that has said so. */
function TakeBack({ event, data, own }: Omit<Props, 'games'> & { readonly own: readonly Side[] }) {
  const undo = useMatchdayForfeitUndo(event.id, (error) => text.failed(errorReason(error)));
  const by = data.forfeit?.by;
  if (by === undefined || !own.includes(by)) return null;
  const takeBack = async () => {
    const question = { title: text.undoTitle, text: text.undoWarning, confirm: text.undo };
    if (await confirmAction(question)) tellOutcome(await undo.run(), { done: text.undone });
  };
  return (
    <Inline justify="end">
      <Button isBusy={undo.isBusy} onClick={() => void takeBack()}>
        {text.undo}
      </Button>
    </Inline>
  );
}
