import { longestWay, minutesOf, noOfMatches, previewOf } from '@neundarter/rules/tournament/setup/preview';
import type { Tournament } from '../../data/club/tournaments.ts';
import { maxBoards, useForecastBoards } from '../../parts/tournament/use-forecast-boards.ts';
import { summaryText as text } from '../../text/tournament-admin.ts';
import { Card } from '../../ui/card.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { atMost } from './at-most.ts';
import { ProgressLine } from './progress-line.tsx';
import { StartNotice, TinyGroupsNotice } from './steps/start-notice.tsx';
import classes from './summary.module.css';

/** Participants, matches, time, and what is missing before the start; visible beside every tab. */
export function Summary({ tournament }: { readonly tournament: Tournament }) {
  const { data, participants: entries } = tournament;
  const [boards, setBoards] = useForecastBoards(tournament.event.id);
  const { requested, confirmed, waiting } = data.noOfParticipants;
  const { maxNoOfParticipants: most } = data.config;
  const plan = previewOf(data.config, entries, data.draw?.seed ?? '')?.plan ?? null;
  const facts: readonly (readonly [string, string])[] = [
    [text.participants, text.ofMost(confirmed, most)],
    ...(requested === 0 ? [] : [[text.requested, `${requested}`] as const]),
    ...(waiting === 0 ? [] : [[text.waiting, `${waiting}`] as const]),
    [text.matches, plan === null ? text.unknown : atMost(plan, `${noOfMatches(plan)}`)],
    [text.longestWay, plan === null ? text.unknown : text.games(longestWay(plan))],
    [text.duration, plan === null || !(boards > 0) ? text.unknown : text.hours(minutesOf(plan, boards))],
  ];
  return (
    <Card title={text.title}>
      <ProgressLine label={text.fill(requested + confirmed, most)} share={(requested + confirmed) / most} />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Stepper label={text.boards} value={boards} min={1} max={maxBoards} onChange={setBoards} />
      <StartNotice tournament={tournament} />
      <TinyGroupsNotice tournament={tournament} />
    </Card>
  );
}
