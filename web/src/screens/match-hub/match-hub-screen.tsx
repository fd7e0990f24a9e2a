import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useLocation, useSearchParams } from 'react-router';
import { type MatchFilter, useMatchCount } from '../../data/match/matches.ts';
import { useUnconfirmedMatches } from '../../data/match/seats.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import type { CardMatch } from '../../parts/match-card/card-match.ts';
import { MatchList } from '../../parts/match-list/match-list.tsx';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { UnconfirmedMatches } from '../../parts/match-seats/unconfirmed-matches.tsx';
import { PillLinks } from '../../parts/tournament/pill-links.tsx';
import { Welcome } from '../../parts/welcome/welcome.tsx';
import { agreementText } from '../../text/agreements.ts';
import { hubText } from '../../text/hub.ts';
import { matchHistoryText } from '../../text/match-history.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import hidden from '../../ui/visually-hidden.module.css';
import classes from './match-hub-screen.module.css';
import { DeviceMatches, PlayedMatches } from './own-matches.tsx';

/** Interval at which the list is read again, because other devices change running matches. ms */
const refreshMs = 5000;
const running: MatchFilter = { status: ['running'] };

/** `/matches`: one's own matches, those of this device, what is running, and a button for a new match. */
export function MatchHubScreen() {
  const guestId = useGuestId();
  const own = useMatchCount(guestId === null ? {} : { createdById: guestId }, {
    isEnabled: guestId !== null,
  });
  const runningCount = useMatchCount(running, { refetchIntervalMs: refreshMs });
  const device = useDeviceMatches();
  const { player } = useAccount();
  const unconfirmed = useUnconfirmedMatches({ isEnabled: player !== null });
  if (device === undefined) return <Loading />;
  const asked = [runningCount, ...(guestId === null ? [] : [own]), ...(player === null ? [] : [unconfirmed])];
  // A failed call shows its own error below; only answers prove that there is nothing yet.
  const isAsking = asked.some(({ isFetched }) => !isFetched);
  if (isAsking && device.length === 0 && player === null) return <Loading />;
  const isAnswered = asked.every(({ data }) => data !== undefined);
  const known = device.length + (own.data ?? 0) + (runningCount.data ?? 0);
  if (player === null && isAnswered && known === 0) return <Welcome title={hubText.title} />;
  return (
    <Page
      title={hubText.title}
      width="wide"
      actions={
        <Row gap="s" wraps>
          {player === null ? null : <ToConfirm />}
          <NewMatch />
        </Row>
      }
    >
      <UnconfirmedMatches />
      <div className={classes.columns}>
        <OwnMatches playerId={player?.id ?? null} guestId={guestId} cards={device} />
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

function NewMatch() {
  return (
    <ButtonLink
      to="/matches/new"
      look="primary"
      className={classes.newMatch ?? ''}
      icon={<IconPlus size={22} />}
    >
      {hubText.newMatch}
    </ButtonLink>
  );
}
