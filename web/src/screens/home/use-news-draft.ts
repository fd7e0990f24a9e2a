import type { NewsEntity } from '@neundarter/contract/entities/news';
import { useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { type NewsToSave, useNewsSaving } from '../../data/club/news.ts';
import { useAccount } from '../../data/people/account.ts';
import { usePlayer } from '../../data/people/players.ts';
import { textProblem } from '../../parts/markdown/text-problem.ts';
import { errorReason } from '../../text/errors.ts';
import { newsEditorText, newsText } from '../../text/news.ts';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { keepUnsaved, readUnsaved } from './unsaved-text.ts';

type NewsProps = NewsEntity['props'];
type Status = NewsProps['status'];
type Draft = { readonly content: string; readonly authorKey: string };

/** Key of an author in the form: `product`, or the id of a player. */
const keyOf = (author: NewsProps['author']): string => (author.type === 'product' ? 'product' : author.id);
const authorOf = (key: string): NewsProps['author'] =>
  key === 'product' ? { type: 'product' } : { type: 'player', id: key };

/** State and actions of the editor. An unsaved text is stored on the device; a failed attempt does not change it. */
export function useNewsDraft(news: NewsEntity | null, onSaved: () => void) {
  const id = news?.id ?? null;
  const written = news?.props.content ?? '';
  const [freshId] = useState(newId);
  const [unsaved] = useState(() => readUnsaved(id));
  const { authorKey, options } = useAuthors(news);
  const saving = useNewsSaving((error) => newsEditorText.saveFailed(errorReason(error)));
  const form = useForm<Draft, Status>({
    start: { content: written, authorKey },
    typed: unsaved === null ? {} : { content: unsaved },
    check: ({ content }, status) => ({
      content:
        status === 'published' && content.trim() === ''
          ? newsEditorText.missingContent
          : textProblem(content),
    }),
    send: ({ content, authorKey: key }, status) =>
      saving.run(toSave(news, { freshId, props: { content, author: authorOf(key), status } })),
    onSent: (_, status) => {
      keepUnsaved(id, null);
      const title = status === 'published' ? newsEditorText.published : newsEditorText.saved;
      showToast({ kind: 'success', title });
      onSaved();
    },
    // The text survives a change of page and a reload, so no warning is needed.
    unsaved: 'keep',
  });
  return {
    form,
    authors: options,
    isRestored: unsaved !== null && unsaved !== written,
    isChanged: form.values.content !== written,
    setContent: (content: string) => {
      form.set({ content });
      keepUnsaved(id, content === written ? null : content);
    },
    discard: () => keepUnsaved(id, null),
  };
}

/** The news to save. Its date is the day of publication; later changes do not change the date. */
function toSave(
  news: NewsEntity | null,
  {
    freshId,
    props,
  }: { readonly freshId: string; readonly props: Pick<NewsProps, 'content' | 'author' | 'status'> },
): NewsToSave {
  if (news === null) return { kind: 'new', id: freshId, props };
  const isFirstPublication = news.props.status === 'draft' && props.status === 'published';
  const changedProps = isFirstPublication ? { ...props, date: serverNow() } : props;
  return { kind: 'known', id: news.id, changedProps };
}

/** The authors to choose from: the user, the product, and the present author of the news. */
function useAuthors(news: NewsEntity | null) {
  const { player } = useAccount();
  const [authorKey] = useState(news === null ? (player?.id ?? 'product') : keyOf(news.props.author));
  const earlier = news?.props.author.type === 'player' ? news.props.author.id : null;
  const { data: earlierAuthor } = usePlayer(earlier);
  const names = new Map([['product', newsText.product as string]]);
  if (player !== null) names.set(player.id, player.props.fullName);
  if (earlier !== null && !names.has(earlier))
    names.set(earlier, earlierAuthor?.props.fullName ?? newsText.unknownAuthor);
  return { authorKey, options: [...names].map(([value, label]) => ({ value, label })) };
}
