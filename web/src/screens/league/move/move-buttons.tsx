import type { LeagueMove, NewMoveDeed } from '@neundarter/contract/entities/league/league-move';
import type { Mover } from '@neundarter/rules/league/move-fixture';
import { useMoveAct } from '../../../data/club/league-moves.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueMoveText as text } from '../../../text/league-move.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { AskedDates } from './dates-dialog.tsx';

type Props = {
  readonly leagueId: string;
  readonly move: LeagueMove;
  readonly onAsk: (asked: AskedDates) => void;
};

type Act = (
  question: { readonly title: string; readonly text: string; readonly confirm: string },
  deed: NewMoveDeed,
) => Promise<void>;

/** What the caller can do with the move of a fixture. */
export function MoveButtons({ leagueId, move, onAsk }: Props) {
  const change = useMoveAct(leagueId, move.number, (error) => text.failed(errorReason(error)));
  const { open, ownSides, mayDecide, isOpen } = move;
  if (!isOpen) return null;
  const act: Act = async (question, deed) => {
    if (await confirmAction(question)) tellOutcome(await change.run(deed), { done: text.done });
  };
  const answersAs = ([...ownSides, ...(mayDecide ? (['office'] as const) : [])] as readonly Mover[]).find(
    (mover) => mover === open?.waitsFor,
  );
  return (
    <Stack gap="m">
      {answersAs === undefined ? null : (
        <Answers move={move} by={answersAs} isBusy={change.isBusy} onAct={act} />
      )}
      <Withdrawal move={move} isBusy={change.isBusy} onAct={act} />
      <Inline gap="s" wraps>
        <Proposal move={move} onAsk={onAsk} />
        {mayDecide ? <Button onClick={() => onAsk({ kind: 'moved' })}>{text.moveAlone}</Button> : null}
      </Inline>
    </Stack>
  );
}

type ActProps = Pick<Props, 'move'> & { readonly isBusy: boolean; readonly onAct: Act };

/** Answers of the one whose turn it is. */
function Answers({ move, by, isBusy, onAct }: ActProps & { readonly by: Mover }) {
  const { open, startDateTime } = move;
  if (open === null) return null;
  const { id: about, agreed, dates } = open;
  const accept = (date: number): void =>
    void onAct(
      { title: text.acceptTitle, text: text.acceptText(date), confirm: text.acceptConfirm },
      { kind: 'accepted', by, about, date },
    );
  const refuse = (): void =>
    void onAct(
      { title: text.refuseTitle, text: text.refuseText(startDateTime), confirm: text.refuse },
      { kind: 'refused', by, about },
    );
  return (
    <Inline gap="s" wraps>
      {agreed === null ? (
        dates.map((date) => (
          <Button key={date} look="primary" isBusy={isBusy} onClick={() => accept(date)}>
            {text.accept(date)}
          </Button>
        ))
      ) : (
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() =>
            void onAct(
              { title: text.approveTitle, text: text.acceptText(agreed), confirm: text.approve },
              { kind: 'approved', about },
            )
          }
        >
          {text.approve}
        </Button>
      )}
      <Button isBusy={isBusy} onClick={refuse}>
        {text.refuse}
      </Button>
    </Inline>
  );
}

/** Takes back what the own side has proposed or agreed to. */
function Withdrawal({ move, isBusy, onAct }: ActProps) {
  const { open, ownSides, startDateTime } = move;
  if (open === null) return null;
  const by = ownSides.find((side) => side === open.by || open.agreed !== null);
  if (by === undefined) return null;
  const question = {
    title: text.withdrawTitle,
    text: text.refuseText(startDateTime),
    confirm: text.withdraw,
  };
  return (
    <Inline>
      <Button isBusy={isBusy} onClick={() => void onAct(question, { kind: 'withdrawn', by, about: open.id })}>
        {text.withdraw}
      </Button>
    </Inline>
  );
}

/** Asks for dates, for the own side; nothing while that is not possible. */
function Proposal({ move, onAsk }: Pick<Props, 'move' | 'onAsk'>) {
  const { open, ownSides, isInLastRounds, proposableUntil } = move;
  const isAgreed = open !== null && open.agreed !== null;
  const isFree = open !== null || (!isInLastRounds && Date.now() < proposableUntil);
  // Whoever leads both sides answers for the one that is asked.
  const by = ownSides.find((side) => side === open?.waitsFor) ?? ownSides[0];
  if (by === undefined || isAgreed || !isFree) return null;
  return (
    <Button onClick={() => onAsk({ kind: 'proposed', by, about: open?.id ?? null })}>
      {open === null ? text.propose : text.counter}
    </Button>
  );
}
