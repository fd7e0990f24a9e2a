import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { matchDayText } from '../../../text/tournament.ts';
import { Stack } from '../../../ui/stack.tsx';

type Props = {
  /** Of a group or league. */
  readonly matches: readonly MatchView[];
  readonly day: number;
};

/** The matches of one match day. */
export function MatchesOfDay({ matches, day }: Props) {
  return (
    <Stack as="ul" isDivided aria-label={matchDayText(day)}>
      {matches
        .filter(({ matchDay }) => matchDay === day)
        .map((match) => (
          <MatchLine key={match.key} match={match} />
        ))}
    </Stack>
  );
}
