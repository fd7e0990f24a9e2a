import { useSetting } from '../../data/local-settings.ts';
import { analysisText } from '../../text/account.ts';
import { Card } from '../../ui/card.tsx';
import { Toggle } from '../../ui/toggle.tsx';

/** Switches the analysis mode of this device; for users with the role for it. */
export function AnalysisCard() {
  const [isOn, setOn] = useSetting('analysis-mode');
  return (
    <Card title={analysisText.title}>
      <Toggle label={analysisText.mode} hint={analysisText.modeHint} isOn={isOn} onChange={setOn} />
    </Card>
  );
}
