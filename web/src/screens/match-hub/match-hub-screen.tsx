import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { isUnreachable } from '../../data/api/use-kept.ts';
import { useLastError } from '../../data/api/use-last-error.ts';
import { type MatchFilter, useMatchCount } from '../../data/match/matches.ts';
import { useUnconfirmedMatches } from '../../data/match/seats.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import { MatchList } from '../../parts/match-list/match-list.tsx';
import { useDeviceMatches } from '../../parts/match-list/use-device-matches.ts';
import { UnconfirmedMatches } from '../../parts/match-seats/unconfirmed-matches.tsx';
import { Welcome } from '../../parts/welcome/welcome.tsx';
import { agreementText } from '../../text/agreements.ts';
import { hubText } from '../../text/hub.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { DeviceMatches } from './device-matches.tsx';
import classes from './match-hub-screen.module.css';

/** Interval at which the list is read again, because other devices change running matches. ms */
const refreshMs = 5000;
const running: MatchFilter = { status: ['running'] };

/** `/matches`: running matches, the matches of this device, and a button for a new one. */
export function MatchHubScreen() {
  const guestId = useGuestId();
  const own = useMatchCount(guestId === null ? {} : { createdById: guestId }, {
    isEnabled: guestId !== null,
  });
  const runningCount = useMatchCount(running, { refetchIntervalMs: refreshMs });
  const device = useDeviceMatches();
  const { player } = useAccount();
  const unconfirmed = useUnconfirmedMatches({ isEnabled: player !== null });
  const ownError = useLastError(own);
  if (device === undefined) return <Loading />;
  const asked = [runningCount, ...(guestId === null ? [] : [own]), ...(player === null ? [] : [unconfirmed])];
  // A failed call shows its own error below; only answers prove that there is nothing yet.
  const isAsking = asked.some(({ isFetched }) => !isFetched);
  if (isAsking && device.length === 0) return <Loading />;
  const isAnswered = asked.every(({ data }) => data !== undefined);
  const known = device.length + (own.data ?? 0) + (runningCount.data ?? 0) + (unconfirmed.data ?? []).length;
  if (isAnswered && known === 0)
    return <Welcome title={hubText.title}>{player === null ? null : <ToConfirm />}</Welcome>;
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
        <Stack as="section" gap="m" aria-labelledby="hub-device">
          <h2 id="hub-device" className={looks.title}>
            {hubText.onThisDevice}
          </h2>
          <DeviceMatches guestId={guestId} isServerThere={!isUnreachable(ownError)} cards={device} />
        </Stack>
      </div>
    </Page>
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
