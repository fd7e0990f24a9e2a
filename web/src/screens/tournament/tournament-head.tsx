import { tournamentLine } from '../../parts/tournament/tournament-line.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { Exceptions } from './late-exceptions.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentNotices } from './tournament-notices.tsx';
import type { TournamentView } from './tournament-view.ts';

/** When, where and how it is played, and how far it is; phones have a shorter head. */
export function TournamentHead({ view }: { readonly view: TournamentView }) {
  return (
    <Stack gap="s">
      <Inline gap="m" wraps align="center">
        <StatusBadge status={view.data.status} />
        <TournamentFacts view={view} />
      </Inline>
      <p className={looks.muted}>{tournamentLine(view.data)}</p>
      <Exceptions view={view} />
      <TournamentNotices view={view} />
    </Stack>
  );
}
