import type { NewsEntity } from '@neundarter/contract/entities/news';
import { useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { type NewsToSave, useNewsSaving } from '../../data/club/news.ts';
import { useAccount } from '../../data/people/account.ts';
import { usePlayer } from '../../data/people/players.ts';
import { newsEditorText, newsText } from '../../text/news.ts';
import { showToast } from '../../ui/toast.tsx';
import { keepUnsaved, readUnsaved } from './unsaved-text.ts';

type NewsProps = NewsEntity['props'];
type Status = NewsProps['status'];

/** Key of an author in the form: `product`, or the id of a player. */
const keyOf = (author: NewsProps['author']): string => (author.type === 'product' ? 'product' : author.id);
const authorOf = (key: string): NewsProps['author'] =>
  key === 'product' ? { type: 'product' } : { type: 'player', id: key };

/** What the editor holds and does. The text is kept while it is not saved; a failed attempt changes nothing in it. */
export function useNewsDraft(news: NewsEntity | null, onSaved: () => void) {
  const id = news?.id ?? null;
  const written = news?.props.content ?? '';
  const [freshId] = useState(newId);
  const [unsaved] = useState(() => readUnsaved(id));
  const [content, setText] = useState(unsaved ?? written);
  const [isMissing, setMissing] = useState(false);
  const author = useAuthorChoice(news);
  const saving = useNewsSaving();
  const [busyWith, setBusyWith] = useState<Status | null>(null);

  const setContent = (value: string) => {
    setText(value);
    setMissing(false);
    keepUnsaved(id, value === written ? null : value);
  };
  const discard = () => keepUnsaved(id, null);
  /** @returns false where something is missing */
  const save = (status: Status): boolean => {
    if (status === 'published' && content.trim() === '') {
      setMissing(true);
      return false;
    }
    const props = { content, author: authorOf(author.authorKey), status };
    setBusyWith(status);
    saving.mutate(toSave(news, { freshId, props }), {
      onSuccess: () => {
        discard();
        const title = status === 'published' ? newsEditorText.published : newsEditorText.saved;
        showToast({ kind: 'success', title });
        onSaved();
      },
      onSettled: () => setBusyWith(null),
    });
    return true;
  };
  return {
    content,
    setContent,
    ...author,
    isRestored: unsaved !== null && unsaved !== written,
    isChanged: content !== written,
    isMissing,
    error: saving.error,
    busyWith,
    save,
    discard,
  };
}

/** The date is the day of the publication; a change later leaves it. */
function toSave(
  news: NewsEntity | null,
  {
    freshId,
    props,
  }: { readonly freshId: string; readonly props: Pick<NewsProps, 'content' | 'author' | 'status'> },
): NewsToSave {
  if (news === null) return { kind: 'new', id: freshId, props };
  const isFirstPublication = news.props.status === 'draft' && props.status === 'published';
  const changedProps = isFirstPublication ? { ...props, date: Date.now() } : props;
  return { kind: 'known', id: news.id, changedProps };
}

/** In whose name: the own one, the product's, or whose it was. */
function useAuthorChoice(news: NewsEntity | null) {
  const { player } = useAccount();
  const [authorKey, setAuthorKey] = useState(
    news === null ? (player?.id ?? 'product') : keyOf(news.props.author),
  );
  const earlier = news?.props.author.type === 'player' ? news.props.author.id : null;
  const { data: earlierAuthor } = usePlayer(earlier);
  const options = new Map([['product', newsText.product as string]]);
  if (player !== null) options.set(player.id, player.props.fullName);
  if (earlier !== null && !options.has(earlier))
    options.set(earlier, earlierAuthor?.props.fullName ?? newsText.unknownAuthor);
  return { authorKey, setAuthorKey, authors: [...options].map(([value, label]) => ({ value, label })) };
}
