import type { NewsEntity } from '@neundarter/contract/entities/news';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNewsDeletion } from '../../data/club/news.ts';
import { Markdown } from '../../parts/markdown/markdown.tsx';
import { errorReason } from '../../text/errors.ts';
import { formatDate } from '../../text/formats.ts';
import { newsText } from '../../text/news.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type Author, useAuthor } from './author.ts';
import classes from './news-entry.module.css';

type Props = {
  readonly news: NewsEntity;
  /** Opens the editor; null for users who may only read. */
  readonly onEdit: (() => void) | null;
};

/** One piece of news: author, date, text; admins may change it. */
export function NewsEntry({ news, onEdit }: Props) {
  const { content, date, status } = news.props;
  const author = useAuthor(news.props.author);
  const day = formatDate(date);
  return (
    <Stack as="article" gap="l" className={classes.entry} aria-label={newsText.entry(author.name, day)}>
      <Inline as="header" gap="m" align="center">
        <AuthorPicture author={author} />
        <div className={classes.words}>
          <p className={classes.author}>{author.name}</p>
          <Inline as="p" align="center" wraps className={classes.date}>
            <time dateTime={new Date(date).toISOString()}>{day}</time>
            {status === 'draft' ? <Badge tone="gold">{newsText.draft}</Badge> : null}
          </Inline>
        </div>
        {onEdit === null ? null : (
          <EntryMenu id={news.id} label={newsText.menu(author.name, day)} onEdit={onEdit} />
        )}
      </Inline>
      <Markdown text={content.trim() === '' ? newsText.noText : content} />
    </Stack>
  );
}

function AuthorPicture({ author }: { readonly author: Author }) {
  return author.isProduct ? (
    <Logo size="2.5rem" />
  ) : (
    <Avatar name={author.name} url={author.pictureUrl} size="2.5rem" />
  );
}

type MenuProps = { readonly id: string; readonly label: string; readonly onEdit: () => void };

function EntryMenu({ id, label, onEdit }: MenuProps) {
  const deletion = useNewsDeletion((error) => newsText.removeFailed(errorReason(error)));
  const remove = async () => {
    if (!(await confirmAction(question))) return;
    const outcome = await deletion.run(id);
    if (outcome.ok) showToast({ kind: 'success', title: newsText.removed });
    else if (outcome.isTold !== true) showToast({ kind: 'error', title: outcome.text });
  };
  return (
    <MenuButton
      label={label}
      items={[
        { label: newsText.edit, icon: <IconPencil aria-hidden size={20} />, onSelect: onEdit },
        {
          label: newsText.remove,
          icon: <IconTrash aria-hidden size={20} />,
          danger: true,
          onSelect: () => void remove(),
        },
      ]}
    >
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

const question = {
  title: newsText.removeTitle,
  text: newsText.removeWarning,
  confirm: newsText.remove,
  danger: true,
};
