import { goneText as text } from '../../../text/gone-callers.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { useGone } from './use-gone.ts';

/** Who has gone and calls nothing; nothing if everybody is there. */
export function GoneEntries({ view: { event, data, names } }: { readonly view: TournamentView }) {
  const { note, busyWith } = useGone(event.id);
  const gone = data.changeable?.gone ?? [];
  if (gone.length === 0) return null;
  return (
    <Card title={text.list}>
      <Stack as="ul" isDivided aria-label={text.list}>
        {gone.map((entrant) => {
          const name = names.get(entrant) ?? '';
          return (
            <Inline as="li" key={entrant} gap="s" align="center" justify="between">
              <span>{name}</span>
              <Button
                isBusy={busyWith === entrant}
                aria-label={text.entryIsBack(name)}
                onClick={() => void note({ entrant, name, isGone: false })}
              >
                {text.isBack}
              </Button>
            </Inline>
          );
        })}
      </Stack>
    </Card>
  );
}
