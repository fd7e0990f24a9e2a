import { noOfTinyGroups } from '@neundarter/rules/tournament/plan/readiness';
import { readinessOf } from '@neundarter/rules/tournament/setup/entries';
import { Link } from 'react-router';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentAdminPath } from '../../../parts/event-row/event-path.ts';
import { stepText as text } from '../../../text/tournament-steps.ts';
import { Notice } from '../../../ui/notice.tsx';
import { startProblems } from './start-problems.ts';
import classes from './steps.module.css';

type Props = { readonly tournament: Tournament };

/** What still prevents the start, each with a way to the place where it can be changed. */
export function StartNotice({ tournament }: Props) {
  const problems = startProblems(tournament);
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning" title={text.notStartable}>
      <ul className={classes.problems}>
        {problems.map(({ text: words, tab }) => (
          <li key={words}>
            {words}{' '}
            <Link to={tournamentAdminPath(tournament.event.id, tab)}>
              {tab === 'mode' ? text.toMode : text.toParticipants}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Warns of groups in which nobody has an opponent; the tournament can start nevertheless. */
export function TinyGroupsNotice({ tournament: { event, data, participants } }: Props) {
  const count = noOfTinyGroups(readinessOf(data.config, participants));
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {text.tinyGroups(count)} <Link to={tournamentAdminPath(event.id, 'mode')}>{text.toMode}</Link>
    </Notice>
  );
}
