import { useLocation, useSearchParams } from 'react-router';
import type { CardMatch } from '../../parts/match-card/card-match.ts';
import { MatchList } from '../../parts/match-list/match-list.tsx';
import { UnconfirmedMatches } from '../../parts/match-seats/unconfirmed-matches.tsx';
import { NewMatch } from '../../parts/new-match/new-match.tsx';
import { RefusedMatches } from '../../parts/refused-matches/refused-matches.tsx';
import { PillLinks } from '../../parts/tournament/pill-links.tsx';
import { agreementText } from '../../text/agreements.ts';
import { hubText } from '../../text/hub.ts';
import { matchHistoryText } from '../../text/match-history.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import classes from './match-hub-screen.module.css';
import { DeviceMatches, PlayedMatches } from './own-matches.tsx';
import { refreshMs, running } from './running-matches.ts';

type Props = OwnProps & {
  /** Whether there are no own matches yet: then the running ones get the wide column. */
  readonly isWatcher: boolean;
};

/** The page of somebody who has seen a match: one's own ones, those of this device, what is running, and a new one. */
export function MatchHub({ playerId, guestId, cards, isWatcher }: Props) {
  return (
    <Page
      title={hubText.title}
      width="wide"
      actions={
        <Inline gap="s" wraps>
          {playerId === null ? null : <ToConfirm />}
          <NewMatch />
        </Inline>
      }
    >
      <UnconfirmedMatches />
      <RefusedMatches />
      <div className={classes.columns} data-watcher={isWatcher || undefined}>
        <OwnMatches playerId={playerId} guestId={guestId} cards={cards} />
        <Running />
      </div>
    </Page>
  );
}

type OwnProps = {
  readonly playerId: string | null;
  readonly guestId: string | null;
  readonly cards: readonly CardMatch[];
};

/** The matches of the signed-in player or of this device; the address says which. */
function OwnMatches({ playerId, guestId, cards }: OwnProps) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isDevice = playerId === null || search.get('of') === 'device';
  return (
    <Stack as="section" gap="m" aria-labelledby="hub-own">
      <h2 id="hub-own" className={playerId === null ? looks.title : hidden.hidden}>
        {isDevice ? matchHistoryText.onDevice : matchHistoryText.own}
      </h2>
      {playerId === null ? null : (
        <PillLinks
          label={matchHistoryText.whose}
          pills={[
            { to: pathname, label: matchHistoryText.own, isCurrent: !isDevice },
            { to: `${pathname}?of=device`, label: matchHistoryText.onDevice, isCurrent: isDevice },
          ]}
        />
      )}
      {isDevice ? (
        <DeviceMatches key="device" guestId={guestId} cards={cards} />
      ) : (
        <PlayedMatches key={playerId} playerId={playerId} cards={cards} />
      )}
    </Stack>
  );
}

function Running() {
  return (
    <Stack as="section" gap="m" aria-labelledby="hub-running">
      <h2 id="hub-running" className={looks.title}>
        {hubText.runningNow}
      </h2>
      <MatchList
        filter={running}
        label={hubText.runningNow}
        emptyText={hubText.nothingRunning}
        refetchIntervalMs={refreshMs}
      />
    </Stack>
  );
}

/** Leads to where players enter the code of another device. */
function ToConfirm() {
  return (
    <ButtonLink to="/confirm" className={classes.confirm ?? ''}>
      {agreementText.title}
    </ButtonLink>
  );
}
