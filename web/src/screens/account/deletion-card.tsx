import { useState } from 'react';
import { deletionText } from '../../text/account.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The card that leads to the final deletion of the account. */
export function DeletionCard({ userId }: { readonly userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={deletionText.title}>
      <p>{deletionText.text}</p>
      <Inline gap="m" wraps>
        <Button look="danger" onClick={() => setOpen(true)}>
          {deletionText.open}
        </Button>
      </Inline>
      {isOpen ? <DeletionDialog userId={userId} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
