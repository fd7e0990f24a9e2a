import { useState } from 'react';
import { deletionText } from '../../text/account.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/row.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The card that leads to the final deletion of the account. */
export function DeletionCard({ userId }: { readonly userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={deletionText.title}>
      <p>{deletionText.text}</p>
      <Row gap="m" wraps>
        <Button look="danger" onClick={() => setOpen(true)}>
          {deletionText.open}
        </Button>
      </Row>
      {isOpen ? <DeletionDialog userId={userId} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
