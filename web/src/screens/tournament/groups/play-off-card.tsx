import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { playOffText } from '../../../text/tournament.ts';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';

/** Matches for shared ranks; nothing if there are none. */
export function PlayOffCard({ matches }: { readonly matches: readonly MatchView[] }) {
  if (matches.length === 0) return null;
  return (
    <Card title={playOffText}>
      <Stack as="ul" isDivided aria-label={playOffText}>
        {matches.map((match) => (
          <MatchLine key={match.key} match={match} />
        ))}
      </Stack>
    </Card>
  );
}
