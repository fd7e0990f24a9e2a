import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { placeCourseOf, type RoundPlaces } from '@neundarter/rules/league/place-course';
import { useActor } from '../../../data/people/actor.ts';
import { ChartFigure } from '../../../parts/charts/chart-figure.tsx';
import { formatInteger } from '../../../text/formats.ts';
import { leagueRoundText } from '../../../text/league.ts';
import { leagueViewTexts, leagueListText as text } from '../../../text/league-lists.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { countedOf } from '../league-table.tsx';
import { useChoice } from '../use-choice.ts';
import { ListTools } from './list-tools.tsx';
import { PlaceChart } from './place-chart.tsx';

/** The place of every team after every round, with one team in front. */
export function PlaceCourse({ league }: { readonly league: LeagueEntity }) {
  const { teams } = league.props;
  const course = placeCourseOf(teams.length, countedOf(league, false), league.props.deductions);
  return (
    <Card title={leagueViewTexts.course}>
      {course.length < 2 ? (
        <EmptyState text={text.courseEmpty} />
      ) : (
        <Course league={league} course={course} />
      )}
    </Card>
  );
}

type Props = { readonly league: LeagueEntity; readonly course: readonly RoundPlaces[] };

function Course({ league, course }: Props) {
  const { teams } = league.props;
  const { teamIds } = useActor();
  const last = course.at(-1)?.ranks ?? [];
  const own = teams.findIndex(({ teamId }) => teamId !== null && teamIds.includes(teamId));
  // The own team is in front, or the first of the table.
  const usual = own < 0 ? last.indexOf(1) : own;
  const numbers = teams.map((_, number) => `${number}`);
  const [chosen, choose] = useChoice('team', [`${usual}`, ...numbers]);
  const team = Number(chosen);
  const name = teams[team]?.name ?? '';
  return (
    <>
      <SelectField
        label={text.courseTeam}
        value={chosen}
        options={teams.map((one, number) => ({ value: `${number}`, label: one.name }))}
        onValue={choose}
      />
      <ChartFigure
        label={text.courseFacts(name, last[team] ?? 0)}
        table={{
          caption: text.courseOf(name),
          columns: [text.courseRound, text.courseRank],
          rows: course.map(({ round, ranks }) => [leagueRoundText(round), formatInteger(ranks[team] ?? 0)]),
        }}
      >
        <PlaceChart course={course} names={teams.map((one) => one.name)} chosen={team} />
      </ChartFigure>
      <ListTools />
    </>
  );
}
