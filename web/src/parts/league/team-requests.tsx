import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { leagueRequestText, leagueText as text } from '../../text/league.ts';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';

type Team = LeagueEntity['props']['teams'][number];

/** What is known about a team: that it has no accounts, or what it has said; nothing once it has agreed. */
export function TeamMark({ team: { teamId, request } }: { readonly team: Pick<Team, 'teamId' | 'request'> }) {
  if (teamId === null) return <span className={looks.hint}>{text.noAccounts}</span>;
  if (request === 'agreed') return null;
  return <Badge tone={request === 'open' ? 'gold' : 'neutral'}>{leagueRequestText[request]}</Badge>;
}

/** The teams of a league, and whether they take part. */
export function TeamRequests({ league }: { readonly league: Pick<LeagueEntity, 'props'> }) {
  return (
    <Stack as="ul" isDivided gap="s">
      {league.props.teams.map((team) => (
        <Inline key={team.teamId ?? team.name} as="li" gap="m" align="center" justify="between" wraps>
          <span>{team.name}</span>
          <TeamMark team={team} />
        </Inline>
      ))}
    </Stack>
  );
}
