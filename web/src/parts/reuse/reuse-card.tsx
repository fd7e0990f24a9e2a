import type { EventEntity } from '@neundarter/contract/entities/event';
import { useState } from 'react';
import { competitionsText, templatesText as text } from '../../text/competitions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { AddCompetitionDialog } from './add-competition-dialog.tsx';
import { SaveTemplateDialog } from './save-template-dialog.tsx';

/** What organisers make of the settings of a tournament: a template, and other competitions of the day. */
export function ReuseCard({ event }: { readonly event: EventEntity }) {
  const [opened, setOpened] = useState<'template' | 'competition' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card title={text.reuse}>
      <Stack gap="m">
        <p className={looks.muted}>{text.reuseText}</p>
        <Inline gap="s" wraps>
          <Button onClick={() => setOpened('competition')}>{competitionsText.add}</Button>
          <Button onClick={() => setOpened('template')}>{text.save}</Button>
        </Inline>
      </Stack>
      {opened === 'template' ? <SaveTemplateDialog event={event} onClose={close} /> : null}
      {opened === 'competition' ? <AddCompetitionDialog event={event} onClose={close} /> : null}
    </Card>
  );
}
