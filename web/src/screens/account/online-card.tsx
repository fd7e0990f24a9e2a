import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useState } from 'react';
import { usePlayerChange } from '../../data/people/players.ts';
import { CodeLine } from '../../parts/referral-card/code-line.tsx';
import { onlineText } from '../../text/account.ts';
import { agreementText } from '../../text/agreements.ts';
import { errorReason } from '../../text/errors.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Toggle } from '../../ui/toggle.tsx';

/** Switches whether others may ask for online matches, and shows the online id by which they find the player. */
export function OnlineCard({ player }: { readonly player: PlayerEntity }) {
  const { settings, onlineId } = player.props;
  const change = usePlayerChange(player.id, (error) => onlineText.failed(errorReason(error)));
  // The chosen value is shown at once, until the server has answered.
  const [wished, setWished] = useState<{ readonly isAllowed: boolean } | null>(null);
  const allow = async (isAllowed: boolean) => {
    const wish = { isAllowed };
    setWished(wish);
    await change.run({ settings: { onlineMatchesAllowed: isAllowed } });
    setWished((now) => (now === wish ? null : now));
  };
  return (
    <Card title={onlineText.title}>
      <Toggle
        label={onlineText.allowed}
        hint={onlineText.allowedHint}
        isOn={wished?.isAllowed ?? settings.onlineMatchesAllowed}
        onChange={(isAllowed) => void allow(isAllowed)}
      />
      {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
      <CodeLine label={onlineText.id} code={onlineId} copy={onlineText.copy} hint={onlineText.idHint} />
      <ButtonLink to="/confirm">{agreementText.title}</ButtonLink>
    </Card>
  );
}
