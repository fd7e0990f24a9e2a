import type { EventPoints, HighlightPoints } from '@neundarter/rules/series/event-points';
import { formatInteger } from '../../text/formats.ts';
import { knockoutRankText, pointsText, seriesText as text } from '../../text/series.ts';
import classes from './points-breakdown.module.css';

type Part = { readonly title: string; readonly what: string; readonly points: number };

const highlightPart = (
  { points, count, counts }: HighlightPoints,
  { title, of }: { readonly title: string; readonly of: Readonly<Record<string, string>> },
): readonly Part[] => {
  if (count === 0) return [];
  const classesWith = Object.entries(counts).filter(([, one]) => one > 0);
  const what = classesWith.map(([name, one]) => text.times(one, of[name] ?? name)).join(', ');
  return [{ title, what, points }];
};

/** What a player has achieved, part by part; parts without any achievement are left out. */
const partsOf = (points: EventPoints): readonly Part[] => {
  const { tournamentRank, groupStageResult } = points;
  const { rank } = tournamentRank;
  const { wins, draws } = groupStageResult;
  return [
    ...(rank === null
      ? []
      : [
          {
            title: pointsText.pointsForKnockoutRound.title,
            what: knockoutRankText[rank],
            points: tournamentRank.points,
          },
        ]),
    ...(wins + draws === 0
      ? []
      : [
          {
            title: pointsText.groupStagePoints.title,
            what: text.groupStage(wins, draws),
            points: groupStageResult.points,
          },
        ]),
    ...highlightPart(points.shortLegs, pointsText.pointsForShortLegs),
    ...highlightPart(points.highFinishes, pointsText.pointsForHighfinishes),
    ...highlightPart(points.highScores, pointsText.pointsForHighscores),
  ];
};

/** For what a player has the points of a tournament. */
export function PointsBreakdown({ points }: { readonly points: EventPoints }) {
  const parts = partsOf(points);
  if (parts.length === 0) return null;
  return (
    <dl className={classes.parts}>
      {parts.map(({ title, what, points: own }) => (
        <div key={title} className={classes.part}>
          <dt className={classes.title}>{title}</dt>
          <dd className={classes.what}>{what}</dd>
          <dd className={classes.points}>{formatInteger(own)}</dd>
        </div>
      ))}
    </dl>
  );
}
