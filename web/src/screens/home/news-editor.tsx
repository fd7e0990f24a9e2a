import type { NewsEntity } from '@neundarter/contract/entities/news';
import { maxNewsLength } from '@neundarter/contract/limits';
import { MarkdownEditor } from '../../parts/markdown/markdown-editor.tsx';
import { commonText } from '../../text/common.ts';
import { newsText, newsEditorText as text } from '../../text/news.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import classes from './news-editor.module.css';
import { useNewsDraft } from './use-news-draft.ts';

type Props = {
  /** The news to change; null for new news. */
  readonly news: NewsEntity | null;
  readonly onDone: () => void;
};

/** The editor for news: saves a draft that only admins see, or publishes at once. */
export function NewsEditor({ news, onDone }: Props) {
  const draft = useNewsDraft(news, onDone);
  const { form } = draft;
  const isPublished = news?.props.status === 'published';
  const cancel = async () => {
    if (draft.isChanged && !(await confirmAction(text.discard))) return;
    draft.discard();
    onDone();
  };
  return (
    <Card title={news === null ? text.newTitle : text.editTitle}>
      <Form gap="l" form={form} onSubmit={() => form.submit('published')}>
        {draft.isRestored ? <Notice tone="info">{text.restored}</Notice> : null}
        <MarkdownEditor
          {...form.field('content')}
          label={text.content}
          onValue={draft.setContent}
          maxLength={maxNewsLength}
          emptyText={newsText.noText}
        />
        <SelectField {...form.field('authorKey')} label={text.author} options={draft.authors} />
        <FormFailure form={form} />
        <Inline gap="s" justify="end" wraps className={classes.buttons}>
          <Button look="quiet" onClick={() => void cancel()}>
            {commonText.cancel}
          </Button>
          <Button isBusy={form.busyWith === 'draft'} onClick={() => void form.submit('draft')}>
            {isPublished ? text.unpublish : text.saveDraft}
          </Button>
          <Button type="submit" look="primary" isBusy={form.busyWith === 'published'}>
            {isPublished ? text.save : text.publish}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
