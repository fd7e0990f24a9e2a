import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import { latePlayerText } from '../../../text/late-player.ts';
import { lineUpText, reportText as text } from '../../../text/matchday.ts';
import { nameOf } from './line-up-people.ts';
import classes from './report.module.css';

type Props = {
  readonly format: MatchdayFormat;
  readonly side: Side;
  readonly lineUp: LineUpEntity;
};

/** A line-up as it was at the start, its bench, and the substitutions with their times. */
export function ReportLineUp({ format: { positions }, side, lineUp }: Props) {
  const players = lineUp.players ?? [];
  const late = new Set((lineUp.late ?? []).map(({ playerId }) => playerId));
  const bench = players.slice(positions).filter((id) => id === null || !late.has(id));
  return (
    <section aria-label={lineUp.teamName}>
      <h3 className={classes.team}>
        {text.sides[side]}: {lineUp.teamName}
      </h3>
      <ol className={classes.positions}>
        {players.slice(0, positions).map((id, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the position
          <li key={position}>
            {position + 1}. {nameOf(lineUp, id)}
          </li>
        ))}
      </ol>
      <p className={classes.small}>
        {text.bench}: {bench.length === 0 ? text.none : bench.map((id) => nameOf(lineUp, id)).join(', ')}
      </p>
      {(lineUp.late ?? []).length === 0 ? null : (
        <p className={classes.small}>
          {latePlayerText.list}:{' '}
          {(lineUp.late ?? [])
            .map(({ playerId, timeStamp }) => latePlayerText.at(nameOf(lineUp, playerId), timeStamp))
            .join('; ')}
        </p>
      )}
      <p className={classes.small}>
        {text.substitutions}:{' '}
        {lineUp.substitutions.length === 0
          ? text.none
          : lineUp.substitutions
              .map(
                ({ playerId, substitutePlayerId, timeStamp }) =>
                  `${lineUpText.at(timeStamp)} ${lineUpText.substitution(nameOf(lineUp, substitutePlayerId), nameOf(lineUp, playerId))}`,
              )
              .join('; ')}
      </p>
    </section>
  );
}
