import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { sides } from '@neundarter/rules/matchday/plan';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDeviceGames } from '../../../data/club/device-games.ts';
import { useMatchdayGames } from '../../../data/club/matchday-games.ts';
import { matchdayOf, maySetUp } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { matchdayText as text } from '../../../text/matchday.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import { gameViews } from './game-views.ts';
import { GuestsCard } from './guests-card.tsx';
import { GuestsForm } from './guests-form.tsx';
import { LineUpCard } from './line-up-card.tsx';
import { LineUpEditor } from './line-up-editor.tsx';
import { ManageMatchday } from './manage-matchday.tsx';
import classes from './matchday-body.module.css';
import { type MatchdayTab, matchdayTabs, tabQuery } from './matchday-path.ts';
import { MatchdayScore } from './matchday-score.tsx';
import { ObjectionNotice } from './objection-notice.tsx';
import { Preparation } from './preparation.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RoundList } from './round-list.tsx';
import { StartUndo } from './start-undo.tsx';
import { useGameActions } from './use-game-actions.tsx';

const SignatureCard = latePart(async () => (await import('./signature-card.tsx')).SignatureCard);

const Report = latePart(async () => (await import('./report.tsx')).Report);

const noGames: readonly EventMatch[] = [];

/** The page on which guests enter a code or PIN; they may not be able to see the matchday yet. */
export function MatchdayGuests({ eventId }: { readonly eventId: string }) {
  return <GuestsForm eventId={eventId} />;
}

type BodyProps = {
  readonly event: EventEntity;
  /** Stands below the tabs, with the score; null where the score stands above them. */
  readonly lead?: ReactNode;
};

/** A league matchday: the score, and below it games, line-ups or the report. */
export function MatchdayBody({ event, lead = null }: BodyProps) {
  const data = matchdayOf(event);
  return data === null ? null : <Matchday event={event} data={data} lead={lead} />;
}

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

function Matchday({ event, data, lead }: Props & { readonly lead: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const { data: matches, error, again } = useMatchdayGames(event.id);
  const device = useDeviceGames(event.id, matches ?? noGames);
  const games = useMemo(() => gameViews(data, device.matches, device.unsent), [data, device]);
  const actions = useGameActions(event, data, games);
  // Without the matches of a started matchday its page would show the plan as if nothing had been played.
  const isLoading = matches === undefined && data.rounds.length > 0;
  const whenLoaded = (shown: ReactNode) => (isLoading ? error === null && <Loading /> : shown);
  const asked = query.get('tab');
  const chosen = matchdayTabs.find((tab) => tab === asked) ?? 'games';
  const content: Readonly<Record<MatchdayTab, () => ReactNode>> = {
    games: () => (
      <Stack gap="l">
        {data.status === 'scheduled' ? <Preparation event={event} data={data} /> : null}
        <DisputeNotice event={event} data={data} games={games} />
        {whenLoaded(<RoundList data={data} games={games} itemsOf={actions.itemsOf} />)}
        {actions.dialog}
        <GuestsCard event={event} data={data} />
        <StartUndo event={event} data={data} games={games} />
        <ManageMatchday event={event} data={data} games={games} />
      </Stack>
    ),
    lineups: () => <LineUps event={event} data={data} games={games} />,
    report: () => (
      <Stack gap="l">
        {whenLoaded(<Report event={event} data={data} games={games} />)}
        <SignatureCard event={event} data={data} />
      </Stack>
    ),
  };
  const standing = (
    <>
      <MatchdayScore data={data} games={games} />
      <RequestNotice event={event} data={data} />
      <ObjectionNotice event={event} data={data} />
      {error === null ? null : <ErrorState text={text.gamesFailed(errorReason(error))} onRetry={again} />}
    </>
  );
  return (
    <Stack gap="l">
      {lead === null ? standing : null}
      <Tabs
        label={text.tabsLabel}
        value={chosen}
        onValue={(tab) => setQuery(tabQuery(tab), { replace: true })}
        tabs={matchdayTabs.map((value) => ({
          value,
          label: text.tabs[value],
          content:
            value === chosen ? (
              <Stack gap="l">
                {lead}
                {lead === null ? null : standing}
                {content[value]()}
              </Stack>
            ) : null,
        }))}
      />
    </Stack>
  );
}

/** Both line-ups, or the editor of the one that is being set. */
function LineUps({ event, data, games }: Props & { readonly games: ReturnType<typeof gameViews> }) {
  const [query, setQuery] = useSearchParams();
  const actor = useActor();
  const asked = query.get('side');
  const edited = sides.find((side) => side === asked && maySetUp(actor, data, side));
  if (edited !== undefined)
    return (
      <LineUpEditor
        key={edited}
        event={event}
        side={edited}
        onDone={() => setQuery(tabQuery('lineups'), { replace: true })}
      />
    );
  return (
    <div className={classes.columns}>
      {sides.map((side) => (
        <LineUpCard key={side} event={event} data={data} games={games} side={side} />
      ))}
    </div>
  );
}
