import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import type { BracketColumn } from './bracket-columns.ts';
import { MatchLine } from './match-line.tsx';
import { isPlayable } from './match-view.ts';

/** All rounds of a bracket as lists. */
export function BracketList({ columns }: { readonly columns: readonly BracketColumn[] }) {
  return (
    <Tiles gap="l" minWidth={28}>
      {columns.map(({ id, title, matches }) => {
        const played = matches.filter(isPlayable);
        return played.length === 0 ? null : (
          <Card key={id} title={title}>
            <Stack as="ul" isDivided aria-label={title}>
              {played.map((match) => (
                <MatchLine key={match.key} match={match} />
              ))}
            </Stack>
          </Card>
        );
      })}
    </Tiles>
  );
}
