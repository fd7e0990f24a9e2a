import type { TournamentStateEntity } from '@neundarter/contract/entities/tournament';
import { useState } from 'react';
import {
  useDecisionUndo,
  useOrderDecision,
  useWithdrawalUndo,
} from '../../../data/club/tournament-course.ts';
import { ReasonDialog } from '../../../parts/change-dialog/reason-dialog.tsx';
import { groupText } from '../../../text/tournament.ts';
import { decisionText as text, withdrawalText } from '../../../text/tournament-course.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { TournamentView } from '../tournament-view.ts';

type Needed = TournamentStateEntity['needed'][number];
type Props = { readonly view: TournamentView };

const scopeText = (scope: string): string => (/^\d+$/.test(scope) ? text.rankScope(scope) : groupText(scope));

/** Shared ranks that somebody has to decide, and who has withdrawn. */
export function Decisions({ view }: Props) {
  const { needed = [], withdrawn = [] } = view.data.state ?? {};
  return (
    <>
      {needed.map((one) => (
        <Decision key={one.entrants.join()} view={view} needed={one} />
      ))}
      {withdrawn.length === 0 ? null : <Withdrawn view={view} entrants={withdrawn} />}
    </>
  );
}

function Decision({ view, needed }: Props & { readonly needed: Needed }) {
  const { entrants, place, scope } = needed;
  const isPlayed = (needed.playOff ?? null) !== null;
  return (
    <Card
      title={text.title}
      actions={
        isPlayed ? (
          <PlayOffUndo eventId={view.event.id} entrants={entrants} />
        ) : (
          <Ways view={view} entrants={entrants} />
        )
      }
    >
      <p>{text.text(place, scopeText(scope))}</p>
      <p>{entrants.map((entrant) => view.names.get(entrant) ?? '').join(' · ')}</p>
      {isPlayed ? <p>{text.playOffRuns}</p> : null}
    </Card>
  );
}

/** The three ways to decide. */
function Ways({ view: { event, names }, entrants }: Props & Pick<Needed, 'entrants'>) {
  const change = useOrderDecision(event.id);
  const [opened, setOpened] = useState<'lot' | 'order' | null>(null);
  const nameOf = (entrant: string) => names.get(entrant) ?? '';
  const dialog = { eventId: event.id, entrants, nameOf, onClose: () => setOpened(null) };
  const playOff = async () =>
    tellOutcome(await change.run({ way: 'play-off', entrants }), { done: text.playOffDone });
  return (
    <Inline gap="s" wraps>
      <Button isBusy={change.isBusy} onClick={() => void playOff()}>
        {text.playOff}
      </Button>
      <Button onClick={() => setOpened('lot')}>{text.lot}</Button>
      <Button look="primary" onClick={() => setOpened('order')}>
        {text.order}
      </Button>
      {opened === 'lot' ? <LotDialog {...dialog} /> : null}
      {opened === 'order' ? <OrderDialog {...dialog} /> : null}
    </Inline>
  );
}

type PlayOffProps = { readonly eventId: string; readonly entrants: readonly string[] };

function PlayOffUndo({ eventId, entrants }: PlayOffProps) {
  const change = useDecisionUndo(eventId);
  const undo = async () => tellOutcome(await change.run(entrants), { done: text.playOffUndone });
  return (
    <Button look="quiet" isBusy={change.isBusy} onClick={() => void undo()}>
      {text.undoPlayOff}
    </Button>
  );
}

type DialogProps = {
  readonly eventId: string;
  readonly entrants: readonly string[];
  readonly nameOf: (entrant: string) => string;
  readonly onClose: () => void;
};

/** Asks before a lot is drawn: everybody sees it. */
function LotDialog({ eventId, entrants, nameOf, onClose }: DialogProps) {
  const change = useOrderDecision(eventId);
  return (
    <ReasonDialog
      title={text.lotTitle}
      confirm={text.lot}
      done={text.lotDone}
      label={text.lotReason}
      change={change}
      sentOf={(reason) => ({ way: 'lot' as const, entrants: [...entrants], reason })}
      onClose={onClose}
    >
      <p>{entrants.map(nameOf).join(' · ')}</p>
      <p>{text.lotText}</p>
    </ReasonDialog>
  );
}

function OrderDialog({ eventId, entrants, nameOf, onClose }: DialogProps) {
  const change = useOrderDecision(eventId);
  const [order, setOrder] = useState(entrants);
  return (
    <ReasonDialog
      title={text.order}
      confirm={text.confirm}
      done={text.done}
      label={text.reason}
      change={change}
      sentOf={(reason) => ({ way: 'order' as const, entrants: [...order], reason })}
      onClose={onClose}
    >
      <p>{text.orderText}</p>
      <SortableList
        label={text.list}
        items={order.map((id) => ({ id, name: nameOf(id), content: nameOf(id) }))}
        onReorder={setOrder}
      />
    </ReasonDialog>
  );
}

function Withdrawn({ view: { event, names }, entrants }: Props & { readonly entrants: readonly string[] }) {
  const change = useWithdrawalUndo(event.id);
  const undo = async (entrant: string) =>
    tellOutcome(await change.run(entrant), { done: withdrawalText.undone });
  return (
    <Card title={withdrawalText.list}>
      <Stack as="ul" isDivided aria-label={withdrawalText.list}>
        {entrants.map((entrant) => (
          <Inline key={entrant} as="li" gap="s" wraps>
            <span>{names.get(entrant)}</span>
            <Button look="quiet" isBusy={change.busyWith === entrant} onClick={() => void undo(entrant)}>
              {withdrawalText.undo}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
