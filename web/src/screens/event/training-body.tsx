import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useActor } from '../../data/people/actor.ts';
import { eventPageText as text } from '../../text/event-page.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EventGames } from './event-games.tsx';

const EventTable = latePart(
  async () => (await import('../../parts/event-tables/event-table.tsx')).EventTable,
);
const HighlightCards = latePart(
  async () => (await import('../../parts/event-tables/highlight-cards.tsx')).HighlightCards,
);
const EventFigures = latePart(
  async () => (await import('../../parts/event-tables/event-figures.tsx')).EventFigures,
);

const EventFiles = latePart(async () => (await import('../../parts/event-files/event-files.tsx')).EventFiles);

const tabs = ['games', 'table', 'highlights', 'stats'] as const;
type TabName = (typeof tabs)[number];

type Props = {
  readonly event: EventEntity;
  /** Stands below the tabs. */
  readonly lead: ReactNode;
};

/** Matches, table, highlights and figures; the chosen one is in the address. */
export function TrainingBody({ event, lead }: Props) {
  const { id: eventId, props } = event;
  const { teamId, isPublic } = props;
  const [query, setQuery] = useSearchParams();
  const actor = useActor();
  const asked = query.get('tab');
  const chosen = tabs.find((tab) => tab === asked) ?? 'games';
  const content: Readonly<Record<TabName, ReactNode>> = {
    games: <EventGames eventId={eventId} teamId={teamId} />,
    table: <EventTable eventId={eventId} />,
    highlights: <HighlightCards eventId={eventId} />,
    stats: (
      <Stack gap="xl">
        <EventFigures eventId={eventId} />
        <EventFiles
          eventId={eventId}
          isOrganiser={mayManageEvents(actor, teamId)}
          isPublic={isPublic}
          hasBracket={false}
        />
      </Stack>
    ),
  };
  return (
    <Tabs
      label={text.tabsLabel}
      value={chosen}
      onValue={(tab) => setQuery(tab === 'games' ? {} : { tab }, { replace: true })}
      tabs={tabs.map((value) => ({
        value,
        label: text.tabs[value],
        content:
          value === chosen ? (
            <Stack gap="l">
              {lead}
              <Suspense fallback={<Loading />}>{content[value]}</Suspense>
            </Stack>
          ) : null,
      }))}
    />
  );
}
