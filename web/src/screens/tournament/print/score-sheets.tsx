import { AddressCode } from '../../../parts/server-address/address-code.tsx';
import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';
import { boardText } from '../../../text/boards.ts';
import { sheetsText as text } from '../../../text/tournament-sheets.ts';
import { matchDescriptions } from '../management/filter-matches.ts';
import type { TournamentView } from '../tournament-view.ts';
import classes from './score-sheets.module.css';

/** Turns of a leg that fit the sheet. */
const turns = 15;
/** Legs of which the sheet can note who won. */
const legs = 9;

/** Matches that can be written on paper: both sides are known, and it is not over. */
export const sheetMatches = (matches: readonly MatchView[]): readonly MatchView[] =>
  matches.filter(
    (match) =>
      match.matchId !== null && !isOver(match) && match.sides.every(({ entrant }) => entrant !== null),
  );

/** A sheet for each open match, two on a page. */
export function ScoreSheets({ view }: { readonly view: TournamentView }) {
  const { event, matches } = view;
  const descriptions = matchDescriptions(matches, { isWithinStage: false });
  return (
    <article className={classes.sheets} aria-label={text.names.score}>
      {sheetMatches(matches).map((match) => (
        <ScoreSheet
          key={match.key}
          match={match}
          about={[event.props.name, descriptions.get(match.key) ?? '']}
        />
      ))}
    </article>
  );
}

type Props = { readonly match: MatchView; readonly about: readonly string[] };

function ScoreSheet({ match, about }: Props) {
  const { number, board, sides, caller, matchId } = match;
  const title = number === null ? '' : text.gameNumber(number);
  return (
    <section className={classes.sheet} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>
            {[title, ...(board === null ? [] : [boardText(board)])].join(' · ')}
          </h2>
          <p>{about.filter((part) => part !== '').join(' · ')}</p>
          <p>
            {text.caller}: {caller ?? ''}
          </p>
        </div>
        <AddressCode path={`/matches/${matchId ?? ''}`} label={text.code} size="5.5rem" />
      </header>
      <Turns names={sides.map(({ name }) => name)} />
      <Legs names={sides.map(({ name }) => name)} />
      <footer className={classes.lines}>
        <span>{text.winnerSigns}</span>
        <span>{text.callerSigns}</span>
      </footer>
    </section>
  );
}

type Named = { readonly names: readonly string[] };

function Turns({ names: [home, away] }: Named) {
  return (
    <table className={classes.turns}>
      <caption className={classes.caption}>{text.darts}</caption>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={2}>
            {home}
          </th>
          <td />
          <th scope="colgroup" colSpan={2}>
            {away}
          </th>
        </tr>
        <tr>
          <th scope="col">{text.points}</th>
          <th scope="col">{text.rest}</th>
          <td />
          <th scope="col">{text.points}</th>
          <th scope="col">{text.rest}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: turns }, (_, turn) => (
          <tr key={turn}>
            <td />
            <td />
            <th scope="row">{3 * (turn + 1)}</th>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Legs({ names }: Named) {
  return (
    <table className={classes.legs}>
      <caption className={classes.caption}>{text.legs}</caption>
      <thead>
        <tr>
          <th scope="col">{text.legs}</th>
          {Array.from({ length: legs }, (_, leg) => (
            <th key={leg} scope="col">
              {leg + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, side) => (
          // Both sides may have the same name.
          <tr key={side}>
            <th scope="row">{name}</th>
            {Array.from({ length: legs }, (_, leg) => (
              <td key={leg} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
