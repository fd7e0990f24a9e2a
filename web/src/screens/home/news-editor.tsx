import type { NewsEntity } from '@neundarter/contract/entities/news';
import { maxNewsLength } from '@neundarter/contract/limits';
import { type SyntheticEvent, useRef } from 'react';
import { MarkdownEditor } from '../../parts/markdown/markdown-editor.tsx';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { newsText, newsEditorText as text } from '../../text/news.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './news-editor.module.css';
import { useNewsDraft } from './use-news-draft.ts';

type Props = {
  /** What is changed; null for something new. */
  readonly news: NewsEntity | null;
  readonly onDone: () => void;
};

/** Writes news: as a draft that only admins see, or published at once. */
export function NewsEditor({ news, onDone }: Props) {
  const draft = useNewsDraft(news, onDone);
  const form = useRef<HTMLFormElement>(null);
  const isPublished = news?.props.status === 'published';
  const save = (status: 'draft' | 'published') => {
    if (draft.save(status)) return;
    // The preview has no field to go to.
    requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    save('published');
  };
  const cancel = async () => {
    if (draft.isChanged && !(await confirmAction(text.discard))) return;
    draft.discard();
    onDone();
  };
  return (
    <Card title={news === null ? text.newTitle : text.editTitle}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        {draft.isRestored ? <Notice tone="info">{text.restored}</Notice> : null}
        <MarkdownEditor
          label={text.content}
          value={draft.content}
          onValue={draft.setContent}
          error={draft.isMissing ? text.missingContent : undefined}
          maxLength={maxNewsLength}
          emptyText={newsText.noText}
        />
        <SelectField
          label={text.author}
          value={draft.authorKey}
          options={draft.authors}
          onValue={draft.setAuthorKey}
        />
        {draft.error === null ? null : (
          <Notice tone="error">{text.saveFailed(errorText(draft.error))}</Notice>
        )}
        <div className={classes.buttons}>
          <Button look="quiet" onClick={() => void cancel()}>
            {commonText.cancel}
          </Button>
          <Button isBusy={draft.busyWith === 'draft'} onClick={() => save('draft')}>
            {isPublished ? text.unpublish : text.saveDraft}
          </Button>
          <Button type="submit" look="primary" isBusy={draft.busyWith === 'published'}>
            {isPublished ? text.save : text.publish}
          </Button>
        </div>
      </form>
    </Card>
  );
}
