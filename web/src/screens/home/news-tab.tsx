import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Suspense, useEffect, useState } from 'react';
import { newsPerPage, useNewsCount, useNewsList } from '../../data/club/news.ts';
import { useAccount } from '../../data/people/account.ts';
import { preloadMarkdown } from '../../parts/markdown/markdown.tsx';
import { LastDaysCard } from '../../parts/stats-cards/last-days-card.tsx';
import { errorText } from '../../text/errors.ts';
import { newsText } from '../../text/news.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import columns from './home-columns.module.css';
import { NewsEntry } from './news-entry.tsx';
import classes from './news-tab.module.css';

// Only admins write.
const NewsEditor = latePart(async () => (await import('./news-editor.tsx')).NewsEditor);

/** News beside the figures of the last 30 days. */
export function NewsTab() {
  // Load the Markdown code while the news is loading.
  useEffect(preloadMarkdown, []);
  return (
    <div className={columns.columns}>
      <aside className={columns.aside}>
        <LastDaysCard />
      </aside>
      <News />
    </div>
  );
}

/** The news in the editor: an existing one by its id, or a new one with id null; null for none. */
type Writing = { readonly id: string | null } | null;

function News() {
  const { isAdmin } = useAccount();
  const [writing, setWriting] = useState<Writing>(null);
  const stopWriting = () => setWriting(null);
  return (
    <Stack as="section" gap="l" aria-labelledby="news-title">
      <Inline as="header" gap="m" align="center" justify="between" wraps className={classes.header}>
        <h2 id="news-title" className={looks.title}>
          {newsText.title}
        </h2>
        {isAdmin && writing === null ? (
          <Button icon={<IconPlus size={20} />} onClick={() => setWriting({ id: null })}>
            {newsText.add}
          </Button>
        ) : null}
      </Inline>
      {isAdmin && writing?.id === null ? (
        <Suspense fallback={<Loading />}>
          <NewsEditor news={null} onDone={stopWriting} />
        </Suspense>
      ) : null}
      <NewsList
        isAdmin={isAdmin}
        editedId={isAdmin ? (writing?.id ?? null) : null}
        onEdit={(id) => setWriting({ id })}
        onDone={stopWriting}
      />
    </Stack>
  );
}

type NewsListProps = {
  readonly isAdmin: boolean;
  readonly editedId: string | null;
  readonly onEdit: (id: string) => void;
  readonly onDone: () => void;
};

function NewsList({ isAdmin, editedId, onEdit, onDone }: NewsListProps) {
  const [wanted, setPage] = useState(1);
  const reader = { seesDrafts: isAdmin };
  const count = useNewsCount(reader);
  const pageCount = Math.max(1, Math.ceil((count.data ?? 0) / newsPerPage));
  // The last page may have gone with its last entry; then show the page before it.
  const page = count.data === undefined ? wanted : Math.min(wanted, pageCount);
  const list = useNewsList(reader, page);
  if (list.isError)
    return (
      <ErrorState text={newsText.loadFailed(errorText(list.error))} onRetry={() => void list.refetch()} />
    );
  if (list.isPending) return <Loading text={newsText.loading} />;
  if (list.data.length === 0) return <EmptyState text={newsText.empty} icon={<IconNews size={40} />} />;
  return (
    <>
      <Stack as="ul" gap="l">
        {list.data.map((news) => (
          <li key={news.id}>
            {news.id === editedId ? (
              <Suspense fallback={<Loading />}>
                <NewsEditor news={news} onDone={onDone} />
              </Suspense>
            ) : (
              <NewsEntry news={news} onEdit={isAdmin ? () => onEdit(news.id) : null} />
            )}
          </li>
        ))}
      </Stack>
      <Pager page={page} pageCount={pageCount} onChange={setPage} label={newsText.title} />
    </>
  );
}
