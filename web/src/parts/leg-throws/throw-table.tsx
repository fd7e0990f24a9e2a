import type { PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { legText } from '../../text/leg.ts';
import { Table } from '../../ui/table.tsx';
import { isStruckThrough, type Round, type RoundTurn } from './leg-rounds.ts';
import classes from './throw-table.module.css';

type ThrowTableProps = {
  readonly rounds: readonly Round[];
  readonly names: PerParty<string>;
  readonly startingParty: PartyIndex;
  /** Points at the start, per side. */
  readonly starts: PerParty<number>;
};

/**
 * The turns of a leg as on a score sheet: the number of darts in the middle, points and rest of both sides around it.
 */
export function ThrowTable({ rounds, names, startingParty, starts }: ThrowTableProps) {
  return (
    <Table look="card" caption={legText.throwList} className={classes.table}>
      <thead>
        <tr className={classes.names}>
          {names.map((name, party) => (
            <th key={party === 0 ? 'home' : 'away'} colSpan={2} scope="colgroup" data-party={party}>
              <span className={classes.name}>{name}</span>
              {party === startingParty && <span className={classes.starter}>{legText.starter}</span>}
            </th>
          ))}
          <th className={classes.darts} rowSpan={2} scope="col">
            {legText.dartsColumn}
          </th>
        </tr>
        <tr className={classes.columns}>
          <th scope="col">{legText.score}</th>
          <th scope="col">{legText.rest}</th>
          <th scope="col">{legText.score}</th>
          <th scope="col">{legText.rest}</th>
        </tr>
      </thead>
      <tbody>
        <tr className={classes.start}>
          <td />
          <td>{starts[0]}</td>
          <td />
          <td>{starts[1]}</td>
          <td />
        </tr>
        {rounds.map(({ number, turns }) => (
          <tr key={number}>
            <TurnCells turn={turns[0]} party={0} />
            <TurnCells turn={turns[1]} party={1} />
            <th className={classes.darts} scope="row">
              {number * 3}
            </th>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type TurnCellsProps = { readonly turn: RoundTurn | null; readonly party: PartyIndex };

function TurnCells({ turn, party }: TurnCellsProps) {
  if (turn === null) {
    return (
      <>
        <td data-party={party} />
        <td data-party={party} />
      </>
    );
  }
  return (
    <>
      <td className={classes.score} data-party={party} data-high={turn.score >= 100 || undefined}>
        {turn.score}
      </td>
      <td className={classes.rest} data-party={party} data-checkout={turn.isCheckout || undefined}>
        {turn.isCheckout ? (
          legText.checkoutDarts(turn.darts)
        ) : isStruckThrough(turn.after) ? (
          <s>{turn.after}</s>
        ) : (
          turn.after
        )}
      </td>
    </>
  );
}
