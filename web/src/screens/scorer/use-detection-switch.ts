import { mayDetectDarts } from '@neundarter/rules/access/match';
import { useSetting } from '../../data/local-settings.ts';
import { useViewer } from '../../data/people/viewer.ts';

/** The switch between the keys and a board that detects the darts. */
export type DetectionSwitch = {
  /** Whether there is such a board and the user has the role for it. */
  readonly isAvailable: boolean;
  /** Whether the board enters the turns now. */
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/** The switch, from this device's settings and the user's role. */
export function useDetectionSwitch(): DetectionSwitch {
  const { actors } = useViewer();
  const [hasBoard] = useSetting('adrs-available');
  const [isAutomatic, setAutomatic] = useSetting('adrs-automatic');
  const isAvailable = hasBoard && actors.some(mayDetectDarts);
  return { isAvailable, isOn: isAvailable && isAutomatic, toggle: () => setAutomatic(!isAutomatic) };
}
