import { useSearchParams } from 'react-router';
import { EventFigures } from '../../parts/event-tables/event-figures.tsx';
import { EventTable } from '../../parts/event-tables/event-table.tsx';
import { HighlightCards } from '../../parts/event-tables/highlight-cards.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { EventGames } from './event-games.tsx';

const tabs = ['games', 'table', 'highlights', 'stats'] as const;
type TabName = (typeof tabs)[number];

/** Matches, table, highlights and figures; the chosen one is in the address. */
export function TrainingBody({ eventId }: { readonly eventId: string }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const chosen = tabs.find((tab) => tab === asked) ?? 'games';
  const content: Readonly<Record<TabName, React.ReactNode>> = {
    games: <EventGames eventId={eventId} />,
    table: <EventTable eventId={eventId} />,
    highlights: <HighlightCards eventId={eventId} />,
    stats: <EventFigures eventId={eventId} />,
  };
  return (
    <Tabs
      label={text.tabsLabel}
      value={chosen}
      onValue={(tab) => setQuery(tab === 'games' ? {} : { tab }, { replace: true })}
      tabs={tabs.map((value) => ({
        value,
        label: text.tabs[value],
        content: value === chosen ? content[value] : null,
      }))}
    />
  );
}
