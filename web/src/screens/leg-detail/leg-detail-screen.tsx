import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { startOf } from '@neundarter/rules/match/leg-start';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Match } from '@neundarter/rules/match/types';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useTrackedMatch } from '../../data/match/tracked-match.ts';
import { AnalysisSlot } from '../../parts/dart-analysis/analysis-slot.tsx';
import { roundsOf } from '../../parts/leg-throws/leg-rounds.ts';
import { RestChart } from '../../parts/leg-throws/rest-chart.tsx';
import { ThrowTable } from '../../parts/leg-throws/throw-table.tsx';
import { matchPath } from '../../parts/match-card/card-match.ts';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { legText, legTitle } from '../../text/leg.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { noThrowsText } from '../../text/match-ends.ts';
import { matchNameText } from '../../text/match-list.ts';
import { partyName } from '../../text/party-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, Loading } from '../../ui/states.tsx';
import classes from './leg-detail-screen.module.css';
import { LegFigures } from './leg-figures.tsx';
import { LegNavigation } from './leg-navigation.tsx';
import { findLeg, type LegPlaces } from './leg-places.ts';

/** `/matches/{matchId}/{setNumber}/{legNumber}`: one leg, turn by turn; without network if the device has stored it. */
export function LegDetailScreen() {
  const { matchId = '', setNumber = '', legNumber = '' } = useParams();
  const tracked = useTrackedMatch(matchId);
  if (tracked.state === 'loading') return <Loading />;
  const places =
    tracked.state === 'ready'
      ? findLeg(tracked.match, { setNumber: Number(setNumber), legNumber: Number(legNumber) })
      : null;
  if (tracked.state !== 'ready' || places === null) {
    return (
      <LateTroublePage
        {...(tracked.state === 'failed' ? { error: tracked.error } : { trouble: 'missing' })}
        detail={legText.loadFailed}
        onRetry={tracked.state === 'failed' ? tracked.refresh : undefined}
      >
        <ButtonLink to="/matches">{legText.toMatches}</ButtonLink>
      </LateTroublePage>
    );
  }
  return <LegPage match={tracked.match} info={tracked.info} places={places} />;
}

type LegPageProps = { readonly match: Match; readonly info: MatchInfo; readonly places: LegPlaces };

function LegPage({ match, info, places }: LegPageProps) {
  const { setNumber, leg } = places.here;
  const legs = useMemo(() => [leg], [leg]);
  const names = perParty((party) => partyName(match.parties[party]));
  const rounds = roundsOf(leg);
  const starts = perParty((party) => startOf(leg, party));
  const end = unplayedEndOf(match);
  const title = legTitle({
    setNumber,
    legNumber: leg.legNumber,
    hasSets: match.config.setMode !== 'single-set',
  });
  const back = matchPath(match, info.mayScore ? 'scorer' : 'spectator');
  return (
    <Page
      title={title}
      eyebrow={`${matchNameText(...names)} · ${matchConfigText(match.config, match.startingScores)}`}
      width="wide"
      actions={
        <>
          <ButtonLink to={back} icon={<IconArrowLeft size={20} />}>
            {legText.backToMatch}
          </ButtonLink>
          <LegNavigation match={match} places={places} />
        </>
      }
    >
      <div className={classes.columns}>
        <Stack gap="l" className={classes.figures}>
          <LegFigures leg={leg} names={names} />
          {rounds.length > 0 && <RestChart rounds={rounds} starts={starts} names={names} />}
        </Stack>
        {rounds.length === 0 ? (
          <EmptyState text={end === null ? legText.noThrows : noThrowsText[end]} />
        ) : (
          <ThrowTable rounds={rounds} names={names} startingParty={leg.startingParty} starts={starts} />
        )}
      </div>
      <AnalysisSlot match={match} legs={legs} />
    </Page>
  );
}
