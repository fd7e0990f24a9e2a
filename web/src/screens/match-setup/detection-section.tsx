import { useState } from 'react';
import { useSetting } from '../../data/local-settings.ts';
import { ChoiceGroup } from '../../parts/match-config-form/choice-group.tsx';
import { detectionText } from '../../text/detection.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { BoardTest } from './board-test.tsx';
import sectionClasses from './config-section.module.css';
import classes from './detection-section.module.css';

const kinds = (['standard', 'autodarts'] as const).map((value) => ({
  value,
  ...detectionText.kinds[value],
}));

/** Settings of the board that detects darts: its use, kind and address. For users with the role for it. */
export function DetectionSection() {
  const [isAvailable, setAvailable] = useSetting('adrs-available');
  return (
    <Stack as="section" gap="l" aria-labelledby="setup-detection">
      <h2 id="setup-detection" className={sectionClasses.title}>
        {detectionText.title}
      </h2>
      <div className={`${sectionClasses.card} ${classes.card}`}>
        <Toggle
          label={detectionText.use}
          hint={detectionText.useHint}
          isOn={isAvailable}
          onChange={setAvailable}
        />
        {isAvailable ? <BoardFields /> : null}
      </div>
    </Stack>
  );
}

function BoardFields() {
  const [kind, setKind] = useSetting('adrs-board-kind');
  const [host, setHost] = useSetting('adrs-hostname');
  const [isTesting, setTesting] = useState(false);
  const isMissing = host.trim() === '';
  return (
    <>
      <ChoiceGroup label={detectionText.kind} columns={2} choices={kinds} value={kind} onChange={setKind} />
      <TextField
        label={detectionText.host}
        hint={detectionText.hostHint}
        error={isMissing ? detectionText.hostMissing : undefined}
        value={host}
        onValue={setHost}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        maxLength={253}
      />
      <Inline gap="m" align="center" wraps>
        <Button
          disabled={isMissing}
          aria-expanded={isTesting && !isMissing}
          onClick={() => setTesting(!isTesting)}
        >
          {isTesting && !isMissing ? detectionText.stopTest : detectionText.test}
        </Button>
        {isTesting && !isMissing ? <BoardTest /> : null}
      </Inline>
    </>
  );
}
