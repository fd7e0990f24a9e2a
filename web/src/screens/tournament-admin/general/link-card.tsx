import { Suspense } from 'react';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { generalText as text } from '../../../text/tournament-general.ts';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import type { LinkCardBodyProps } from './link-card-body.tsx';

const LinkCardBody = latePart<LinkCardBodyProps>(
  async () => (await import('./link-card-body.tsx')).LinkCardBody,
);

/** The link to register while that is open, afterwards the link to the tournament; none for a draft. */
export function LinkCard({ tournament: { event, data } }: { readonly tournament: Tournament }) {
  if (data.status === 'draft' || data.status === 'cancelled') return null;
  const isOpen = data.status === 'published';
  const tournament = tournamentPath(event.id);
  const title = isOpen ? text.registrationLink : text.tournamentLink;
  return (
    <Card title={title}>
      <Suspense fallback={null}>
        <LinkCardBody
          title={title}
          path={isOpen ? `${tournament}/register` : tournament}
          hint={isOpen ? text.registrationHint : text.tournamentHint}
        />
      </Suspense>
    </Card>
  );
}
