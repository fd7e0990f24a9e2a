import { mayAnalyseDarts } from '@neundarter/rules/access/match';
import { Suspense } from 'react';
import { useSetting } from '../../data/local-settings.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { dartAnalysisText } from '../../text/analysis.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import type { DartAnalysisProps } from './dart-analysis.tsx';

const DartAnalysis = latePart(async () => (await import('./dart-analysis.tsx')).DartAnalysis);

/** The dart analysis of a match, for users who have the role and switched the analysis mode on; otherwise nothing. */
export function AnalysisSlot(props: DartAnalysisProps) {
  const [isOn] = useSetting('analysis-mode');
  const isAllowed = useViewer().actors.some(mayAnalyseDarts);
  if (!isOn || !isAllowed) return null;
  return (
    <Suspense fallback={<Loading text={dartAnalysisText.loading} />}>
      <DartAnalysis {...props} />
    </Suspense>
  );
}
