import type { PerParty } from '@neundarter/rules/match/types';
import type { CSSProperties } from 'react';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import classes from './hall-boards.module.css';
import type { HallRow } from './hall-rows.ts';

type Props = {
  readonly rows: readonly HallRow[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** How long a call fills its row. ms */
const freshMs = 10_000;

/** What happens on each board, and what comes next. */
export function HallBoards({ rows, now }: Props) {
  return (
    <table className={classes.boards} style={{ '--rows': rows.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{text.columns.board}</th>
          <th scope="col">{text.columns.now}</th>
          <th scope="col">{text.columns.next}</th>
          <th scope="col">{text.columns.caller}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-kind={row.now.kind} data-fresh={isFresh(row, now) || undefined}>
            <th scope="row" className={classes.board}>
              {/^board \S{1,3}$/i.test(row.name) ? row.name.slice(6) : row.name}
            </th>
            <td className={classes.now}>
              <Now now={row.now} />
            </td>
            <td className={classes.next} data-empty={row.next === null || undefined}>
              <span className={classes.label}>{text.columns.next}</span>
              {row.next === null ? text.none : <Names names={row.next} />}
            </td>
            <td
              className={classes.caller}
              data-empty={(row.caller === null && !isSought(row, now)) || undefined}
              data-sought={isSought(row, now) || undefined}
            >
              <span className={classes.label}>{text.columns.caller}</span>
              {row.caller ?? (isSought(row, now) ? text.callerSought : text.none)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSought = ({ callerSoughtFrom }: HallRow, now: number): boolean =>
  callerSoughtFrom !== null && callerSoughtFrom <= now;

const isFresh = ({ now: there }: HallRow, now: number): boolean =>
  there.kind === 'called' && now - there.call.latestAt < freshMs;

function Now({ now }: Pick<HallRow, 'now'>) {
  if (now.kind === 'running')
    return now.sides.map(({ name, won, rest, isThrowing }, party) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a match has two sides in a fixed order
      <span key={party} className={classes.side} data-throws={isThrowing || undefined}>
        <span className={classes.name}>{name}</span>
        <span className={classes.won}>{won}</span>
        <span className={classes.rest}>{rest}</span>
      </span>
    ));
  if (now.kind === 'called') {
    const { calls, isPresent, names } = now.call;
    return (
      <span className={classes.called}>
        <span className={classes.sides}>
          <Names names={names} />
        </span>
        <span className={classes.call} data-calls={calls}>
          {isPresent ? text.present : (text.calls[calls - 1] ?? text.calls[0])}
        </span>
      </span>
    );
  }
  return <span className={classes.empty}>{text[now.kind]}</span>;
}

const Names = ({ names }: { readonly names: PerParty<string> }) =>
  names.map((name, party) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a match has two sides in a fixed order
    <span key={party} className={classes.name}>
      {name}
    </span>
  ));
