import type { MoneyEntity } from '@neundarter/contract/entities/money/money';
import { useState } from 'react';
import { useMoney } from '../../../data/club/money.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { useEventLive } from '../../../data/club/use-event-live.ts';
import { saveFile } from '../../../device/save-file.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { errorReason } from '../../../text/errors.ts';
import { moneyText as text } from '../../../text/money.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { useTournamentView } from '../use-tournament-view.ts';
import { CashBook } from './cash-book.tsx';
import { DoorCard } from './door-card.tsx';
import { FeeCard } from './fee-card.tsx';
import { MoneySettingsDialog } from './money-settings-dialog.tsx';
import { MoneyTotals } from './money-totals.tsx';
import type { MoneyView } from './money-view.ts';
import { PrizeCard } from './prize-card.tsx';
import { writeCashBook } from './write-cash-book.ts';

/** The cash box of a tournament: who has paid, what is paid out, what is left. */
export function MoneyPage({ tournament }: { readonly tournament: Tournament }) {
  const { event, data } = tournament;
  useEventLive(event.id);
  const money = useMoney(event.id, event.props.revision);
  const view = useTournamentView(tournament);
  const back = data.status === 'running' ? ['management'] : [];
  return (
    <Page
      title={text.title}
      eyebrow={event.props.name}
      actions={
        <>
          {money.data === undefined ? null : <Ways shown={{ view, money: money.data }} />}
          <ButtonLink to={tournamentPath(event.id, ...back)}>
            {back.length === 0 ? text.toTournament : text.toManagement}
          </ButtonLink>
        </>
      }
    >
      {money.isPending ? <Loading text={text.loading} /> : null}
      {money.isError ? (
        <ErrorState text={text.failed(errorReason(money.error))} onRetry={() => void money.refetch()} />
      ) : null}
      {money.data === undefined ? null : <Content shown={{ view, money: money.data }} />}
    </Page>
  );
}

/** The sheet for paper and the file. */
function Ways({ shown }: { readonly shown: MoneyView }) {
  const { event } = shown.view;
  const save = () =>
    saveFile({
      name: text.csvName(event.props.name),
      content: new Blob([writeCashBook(shown)], { type: 'text/csv' }),
    });
  return (
    <>
      <Button onClick={save}>{text.csv}</Button>
      <ButtonLink to={tournamentPath(event.id, 'print', 'money')}>{text.print}</ButtonLink>
    </>
  );
}

const isSetUp = ({ settings: { fees, deposit, prizes } }: MoneyEntity): boolean =>
  Object.values(fees).some((fee) => fee !== null) || deposit !== null || prizes !== null;

function Content({ shown }: { readonly shown: MoneyView }) {
  const { view, money } = shown;
  const [isEditing, setEditing] = useState(false);
  const settings = (
    <Button look={isSetUp(money) ? 'secondary' : 'primary'} onClick={() => setEditing(true)}>
      {isSetUp(money) ? text.settings : text.setUp}
    </Button>
  );
  return (
    <>
      <MoneyTotals bookings={money.bookings} />
      <FeeCard shown={shown} settings={settings} />
      <PrizeCard shown={shown} />
      <CashBook shown={shown} />
      <DoorCard eventId={view.event.id} link={money.doorLink} />
      {isEditing ? (
        <MoneySettingsDialog
          eventId={view.event.id}
          settings={money.settings}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}
