import { useMoney } from '../../../data/club/money.ts';
import { errorReason } from '../../../text/errors.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { paymentText, moneySheetText as text, moneyText as words } from '../../../text/money.ts';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { signedEuros } from './cash-book.tsx';
import { MoneyTotals } from './money-totals.tsx';
import { bookerOf, type MoneyView, personOf, whatOf } from './money-view.ts';

type Props = { readonly view: TournamentView; readonly tableClass: string | undefined };

/** The cash book with its sums, and a line for a signature. */
export function MoneyOnPaper({ view, tableClass }: Props) {
  const { event } = view;
  const money = useMoney(event.id, event.props.revision);
  if (money.isError)
    return <ErrorState text={words.failed(errorReason(money.error))} onRetry={() => void money.refetch()} />;
  if (money.data === undefined) return <Loading text={words.loading} />;
  const { bookings } = money.data;
  return (
    <>
      <MoneyTotals bookings={bookings} />
      {bookings.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <Book shown={{ view, money: money.data }} tableClass={tableClass} />
      )}
      <p>{text.signature}: ______________________</p>
    </>
  );
}

type BookProps = { readonly shown: MoneyView; readonly tableClass: string | undefined };

function Book({ shown, tableClass = '' }: BookProps) {
  return (
    <Table caption={words.book} className={tableClass}>
      <thead>
        <tr>
          {words.csvHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.money.bookings.map((booking, index) => (
          <tr key={booking.id}>
            <td>{index + 1}</td>
            <td>{formatDateTime(booking.bookedAt)}</td>
            <td>{whatOf(booking)}</td>
            <th scope="row">{personOf(shown, booking)}</th>
            <td>{signedEuros(booking)}</td>
            <td>{paymentText[booking.payment]}</td>
            <td>{bookerOf(booking)}</td>
            <td>{booking.note ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
