import type { Tournament } from '../../../data/club/tournaments.ts';
import { AddCard } from './add-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { NotificationCard } from './notification-card.tsx';
import { SeedingCard } from './seeding-card.tsx';

/** Who takes part: adding, answering and sorting them. */
export function ParticipantsTab({ tournament }: { readonly tournament: Tournament }) {
  return (
    <>
      <AddCard tournament={tournament} />
      <EntriesCard tournament={tournament} />
      <SeedingCard tournament={tournament} />
      <NotificationCard tournament={tournament} />
    </>
  );
}
