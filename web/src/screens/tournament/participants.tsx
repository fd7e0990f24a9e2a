import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { FillBar } from '../../parts/tournament/fill-bar.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ParticipantList } from './participant-list.tsx';
import type { TournamentView } from './tournament-view.ts';

/** Who takes part, and before the start how many places are taken. */
export const Participants = ({ view }: { readonly view: TournamentView }) => (
  <Stack gap="l">
    {isTournamentStarted(view.data.status) ? null : <FillBar data={view.data} />}
    <ParticipantList view={view} />
  </Stack>
);
