import { Suspense, useState } from 'react';
import { lobbyText as text } from '../../text/lobby.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DialogMissing } from '../../ui/dialog-missing.tsx';
import { latePart } from '../../ui/late-part.tsx';
import looks from '../../ui/text-looks.module.css';
import type { Challenge } from './use-challenge.ts';

const ChallengeDialog = latePart(
  async () => (await import('./challenge-dialog.tsx')).ChallengeDialog,
  DialogMissing,
);

/** The settings with which one tap challenges, and the way to change them. */
export function ChallengeCard({ challenge: { config, change } }: { readonly challenge: Challenge }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={text.yourChallenge} actions={<Button onClick={() => setOpen(true)}>{text.change}</Button>}>
      <p className={looks.strong}>{matchConfigText(config)}</p>
      <p className={looks.hint}>{text.yourChallengeHint}</p>
      <Suspense fallback={null}>
        {isOpen ? <ChallengeDialog start={config} onChange={change} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
