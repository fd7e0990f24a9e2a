import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { useState } from 'react';
import { serverNow } from '../../data/api/server-clock.ts';
import { useAccount } from '../../data/people/account.ts';
import { usePlayerStatistics } from '../../data/statistics/statistics.ts';
import { errorText } from '../../text/errors.ts';
import {
  averageText,
  checkoutRateText,
  countText,
  lastDaysText as text,
  winsAndLossesText,
} from '../../text/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { type Figure, Figures } from './figures.tsx';
import classes from './last-days-card.module.css';

/** Specification: statistics window. ms */
const windowMs = 30 * 24 * 60 * 60 * 1000;
/** Rounding of times, so that pages opened in the same minute send the same query. ms */
const roundMs = 60_000;

/** The figures of the last 30 days; without a player, a link to create an account. */
export function LastDaysCard() {
  const { state, player } = useAccount();
  return (
    <Card title={text.title}>
      {player === null ? <Prompt isGuest={state === 'guest'} /> : <LastDays playerId={player.id} />}
    </Card>
  );
}

function LastDays({ playerId }: { readonly playerId: string }) {
  const [afterDate] = useState(() => Math.floor((serverNow() - windowMs) / roundMs) * roundMs);
  const { data, error, refetch } = usePlayerStatistics(playerId, { afterDate }, 'last-30-days');
  if (data === undefined && error !== null)
    return <ErrorState text={text.loadFailed(errorText(error))} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Stack justify="center" className={classes.body}>
        <Loading />
      </Stack>
    );
  return (
    <Stack gap="l" justify="between" className={classes.body}>
      {data.matchWinsAndLosses.total === 0 ? (
        <p className={looks.muted}>{text.noMatches}</p>
      ) : (
        <Figures figures={figuresOf(data)} />
      )}
      <ButtonLink to="/players/me/stats">{text.toStatistics}</ButtonLink>
    </Stack>
  );
}

const figuresOf = (stats: PlayerStatistics): readonly Figure[] => {
  const { checkouts, matchWinsAndLosses: matches } = stats;
  return [
    { label: text.average, value: averageText(stats.threeDartsAverage.average) },
    { label: text.first9, value: averageText(stats.first9Average.average) },
    { label: text.oneEighties, value: countText(stats.oneEighties.noOfHits) },
    { label: text.checkoutRate, value: checkoutRateText(checkouts.doubleHits, checkouts.doubleAttempts) },
    {
      label: matches.draw === 0 ? text.matches : text.matchesWithDraws,
      value: winsAndLossesText(matches),
    },
  ];
};

function Prompt({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <>
      <p className={looks.muted}>{isGuest ? text.promptGuest : text.promptUnverified}</p>
      <Inline gap="s" wraps>
        {isGuest ? (
          <>
            <ButtonLink to="/register">{text.register}</ButtonLink>
            <ButtonLink to="/login" look="quiet">
              {text.signIn}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/register/validation-needed">{text.verify}</ButtonLink>
        )}
      </Inline>
    </>
  );
}
