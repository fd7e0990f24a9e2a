import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { statsText as text } from '../../text/stats.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { defaultFilter } from './address-filter.ts';
import type { FilterControl } from './use-stats-filter.ts';

type Props = {
  readonly isOwn: boolean;
  /** Null if there is no filter. */
  readonly control: FilterControl | null;
};

const noLimits = { ...defaultFilter, dates: { from: null, to: null } };

/** Shown if there are no matches to count: tells what the user can do. */
export function NoMatchesCard({ isOwn, control }: Props) {
  const isNarrow = control !== null && JSON.stringify(control.filter) !== JSON.stringify(noLimits);
  return (
    <Card title={text.noMatchesTitle}>
      <EmptyState text={isNarrow ? text.noMatches : text.noMatchesEver} icon={<IconChartBar size={40} />}>
        <p>{isNarrow ? text.noMatchesHint : text.noMatchesEverHint}</p>
        <Inline gap="s" wraps>
          {isNarrow ? (
            <Button look="primary" onClick={() => control.change(noLimits)}>
              {text.wholeTime}
            </Button>
          ) : null}
          {isOwn ? <ButtonLink to="/matches/new">{text.newMatch}</ButtonLink> : null}
        </Inline>
      </EmptyState>
    </Card>
  );
}
