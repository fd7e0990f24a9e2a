import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { printText as text } from '../../../text/tournament-print.ts';
import { Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

/** Everybody who takes part, with boxes to tick. */
export function CheckInSheet({ view }: { readonly view: TournamentView }) {
  const { participants, names } = view;
  const nameOf = ({ id }: ParticipantEntry) => names.get(id) ?? '';
  const sorted = participants.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'));
  const waiting = sorted.filter(({ status }) => status === 'waiting');
  return (
    <article className={classes.sheet} aria-label={text.names['check-in']}>
      <SheetHead view={view} title={text.names['check-in']} />
      <Entries
        caption={text.names['check-in']}
        entries={sorted.filter(({ status }) => status === 'confirmed')}
        nameOf={nameOf}
      />
      {waiting.length === 0 ? null : (
        <>
          <h3 className={classes.part}>{text.waiting}</h3>
          <Entries caption={text.waiting} entries={waiting} nameOf={nameOf} />
        </>
      )}
    </article>
  );
}

type EntriesProps = {
  readonly caption: string;
  readonly entries: readonly ParticipantEntry[];
  readonly nameOf: (entry: ParticipantEntry) => string;
};

function Entries({ caption, entries, nameOf }: EntriesProps) {
  return (
    <Table caption={caption} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text.number}</th>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.club}</th>
          <th scope="col" data-box>
            {text.present}
          </th>
          <th scope="col" data-box>
            {text.paid}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, place) => (
          <tr key={entry.id}>
            <td>{place + 1}</td>
            <th scope="row">{nameOf(entry)}</th>
            <td>{entry.teamName ?? ''}</td>
            <td data-box>
              <Box isTicked={entry.isPresent === true} />
            </td>
            <td data-box>
              <Box isTicked={entry.hasPaid === true} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Box({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <span className={classes.box}>
      <span aria-hidden="true">{isTicked ? '✓' : ''}</span>
      {isTicked ? <VisuallyHidden>{text.yes}</VisuallyHidden> : null}
    </span>
  );
}
