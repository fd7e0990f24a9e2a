import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { tournamentStatusText } from '../../text/tournament.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Readonly<Record<TournamentStatus, BadgeTone>> = {
  draft: 'neutral',
  published: 'green',
  'registration-closed': 'neutral',
  running: 'red',
  finished: 'neutral',
  cancelled: 'neutral',
};

/** How far a tournament is. */
export const StatusBadge = ({ status }: { readonly status: TournamentStatus }) => (
  <Badge tone={tones[status]}>{tournamentStatusText[status]}</Badge>
);
