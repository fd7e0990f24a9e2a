import type { AgreementEntity } from '@neundarter/contract/entities/agreement';
import IconDeviceMobileCheck from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs';
import { Suspense, useState } from 'react';
import { useAsk } from '../../data/people/agreements.ts';
import { type ChosenPlayer, shownName } from '../../parts/person-picker/chosen-player.ts';
import { agreementText as text } from '../../text/agreements.ts';
import { Button } from '../../ui/button.tsx';
import { DialogMissing } from '../../ui/dialog-missing.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { showToast } from '../../ui/toast.tsx';
import type { AgreementDialogProps } from './agreement-dialog.tsx';

const AgreementDialog = latePart<AgreementDialogProps>(
  async () => (await import('./agreement-dialog.tsx')).AgreementDialog,
  DialogMissing,
);

/** A button that asks a player to agree on a device of their own, and then gives them to the owner. */
export function AskForAgreement({ onPlayer }: { readonly onPlayer: (player: ChosenPlayer) => void }) {
  const { run, isBusy } = useAsk();
  const [asked, setAsked] = useState<AgreementEntity | null>(null);
  const ask = async () => {
    const outcome = await run();
    if (outcome.ok) setAsked(outcome.value);
    else tellOutcome(outcome, { failedTitle: text.askFailed });
  };
  return (
    <>
      <Button icon={<IconDeviceMobileCheck size={20} />} isBusy={isBusy} onClick={() => void ask()}>
        {text.open}
      </Button>
      {asked === null ? null : (
        <Suspense fallback={null}>
          <AgreementDialog
            key={asked.id}
            asked={asked}
            isAsking={isBusy}
            onAskAgain={() => void ask()}
            onClose={() => setAsked(null)}
            onPlayer={(player) => {
              setAsked(null);
              showToast({ kind: 'success', title: text.agreed(shownName(player)) });
              onPlayer(player);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
