import { validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { ConfigPresets } from '../../parts/match-config-form/config-presets.tsx';
import { MatchConfigForm } from '../../parts/match-config-form/match-config-form.tsx';
import { commonText } from '../../text/common.ts';
import { lobbyText as text } from '../../text/lobby.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';

type Props = {
  readonly start: MatchConfig;
  readonly onChange: (config: MatchConfig) => void;
  readonly onClose: () => void;
};

/** Changes the settings of the next challenges. */
export function ChallengeDialog({ start, onChange, onClose }: Props) {
  const [config, setConfig] = useState(start);
  const problems = validateConfig(config);
  const take = () => {
    onChange(config);
    onClose();
  };
  return (
    <Dialog
      isOpen
      shape="sheet"
      title={text.changeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" disabled={problems.length > 0} onClick={take}>
            {text.take}
          </Button>
        </>
      }
    >
      <Stack gap="xl">
        <ConfigPresets config={config} onChoose={setConfig} />
        <MatchConfigForm config={config} problems={problems} onChange={setConfig} />
      </Stack>
    </Dialog>
  );
}
