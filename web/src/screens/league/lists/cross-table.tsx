import type { LeagueEntity, LeagueFixture } from '@neundarter/contract/entities/league';
import { crossTableOf } from '@neundarter/rules/league/cross-table';
import { Link } from 'react-router';
import { leagueText } from '../../../text/league.ts';
import { leagueListText, leagueViewTexts } from '../../../text/league-lists.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import looks from '../../../ui/text-looks.module.css';
import { ListTools } from './list-tools.tsx';
import classes from './lists.module.css';

/** Every team at home against every guest. Wider than a phone, so it scrolls. */
export function CrossTable({ league }: { readonly league: LeagueEntity }) {
  const { teams, fixtures } = league.props;
  const table = crossTableOf(teams.length, fixtures);
  return (
    <Card title={leagueViewTexts.cross}>
      <p className={looks.hint}>{leagueListText.crossHint}</p>
      <section className={classes.scroll} aria-label={leagueListText.crossResults} tabIndex={0}>
        <Table caption={leagueViewTexts.cross} className={classes.cross}>
          <thead>
            <tr>
              <td />
              {teams.map(({ name }, number) => (
                <th key={number} scope="col">
                  <abbr title={name}>{number + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((row, home) => (
              <tr key={home}>
                <th scope="row">
                  {home + 1}. {teams[home]?.name}
                </th>
                {row.map((cell, away) => (
                  <td key={away} data-own={home === away || undefined}>
                    {cell.map((fixture) => (
                      <Meeting key={fixture.round} fixture={fixture} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <ListTools />
    </Card>
  );
}

function Meeting({ fixture: { result, status, eventId } }: { readonly fixture: LeagueFixture }) {
  const shown =
    result === null ? <span title={leagueListText.notPlayed}>–</span> : <span>{result.games.join(':')}</span>;
  return (
    <div className={classes.meeting}>
      {eventId === null || result === null ? (
        shown
      ) : (
        <Link to={`/team-lounge/event/${eventId}`} className={classes.link ?? ''}>
          {shown}
        </Link>
      )}
      {status === 'running' ? <Badge tone="red">{leagueText.running}</Badge> : null}
    </div>
  );
}
