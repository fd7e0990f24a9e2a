import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { useMatchesWithTeamMates } from '../../data/club/teams.ts';
import { useAccount } from '../../data/people/account.ts';
import { cardOfHead } from '../../parts/match-card/card-match.ts';
import { MatchCards } from '../../parts/match-list/match-cards.tsx';
import { errorText } from '../../text/errors.ts';
import { loungeText } from '../../text/team.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';

/** The own latest matches against team mates, and a button for the next one. */
export function TeamMatches() {
  const { player } = useAccount();
  const matches = useMatchesWithTeamMates(player?.id ?? '');
  return (
    <Card
      title={loungeText.matches}
      actions={<ButtonLink to="/matches/new">{loungeText.newMatch}</ButtonLink>}
    >
      {matches.isPending ? <Loading /> : null}
      {matches.isError ? (
        <ErrorState
          text={loungeText.matchesFailed(errorText(matches.error))}
          onRetry={() => void matches.refetch()}
        />
      ) : null}
      {matches.data?.length === 0 ? (
        <EmptyState text={loungeText.noMatches} icon={<IconTargetArrow size={40} />} />
      ) : null}
      {matches.data === undefined || matches.data.length === 0 ? null : (
        <MatchCards label={loungeText.matches} cards={matches.data.map(cardOfHead)} />
      )}
    </Card>
  );
}
