import { mayDetectDarts } from '@neundarter/rules/access/match';
import { useSetting } from '../../data/local-settings.ts';
import { useViewer } from '../../data/people/viewer.ts';

/** The switch between a board that detects the darts and the keys. */
export type DetectionSwitch = {
  /** Whether there is a board, and somebody who may use it. */
  readonly isAvailable: boolean;
  /** Whether turns come from it now. */
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/** What the settings of this device and the role of its user say. */
export function useDetectionSwitch(): DetectionSwitch {
  const { actors } = useViewer();
  const [hasBoard] = useSetting('adrs-available');
  const [isAutomatic, setAutomatic] = useSetting('adrs-automatic');
  const isAvailable = hasBoard && actors.some(mayDetectDarts);
  return { isAvailable, isOn: isAvailable && isAutomatic, toggle: () => setAutomatic(!isAutomatic) };
}
