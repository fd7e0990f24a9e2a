import { placeText } from '../../../text/tournament.ts';
import { sheetsText as text } from '../../../text/tournament-sheets.ts';
import { Table } from '../../../ui/table.tsx';
import { allBandsOf } from '../result/places.ts';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

/** All places, with lines to sign. */
export function ResultSheet({ view }: { readonly view: TournamentView }) {
  const { data, names, participants } = view;
  const clubs = new Map(participants.map(({ id, teamName }) => [id, teamName]));
  const rows = allBandsOf(data).flatMap(({ from, to, entrants }) =>
    entrants.map((entrant) => ({ entrant, place: placeText(from, to) })),
  );
  return (
    <article className={classes.sheet} aria-label={text.names.result}>
      <SheetHead view={view} title={text.names.result} />
      <Table caption={text.names.result} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.club}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entrant, place }) => (
            <tr key={entrant}>
              <td>{place}</td>
              <th scope="row">{names.get(entrant)}</th>
              <td>{clubs.get(entrant) ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <footer className={classes.signatures}>
        {[text.placeAndDate, text.directorSigns, text.witnessSigns].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </footer>
    </article>
  );
}
