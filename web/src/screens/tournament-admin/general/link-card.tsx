import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { CodeLine } from '../../../parts/referral-card/code-line.tsx';
import { generalText as text } from '../../../text/tournament-admin.ts';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import classes from './general.module.css';

/** The link to register while that is open, afterwards the link to the tournament; none for a draft. */
export function LinkCard({ tournament: { event, data } }: { readonly tournament: Tournament }) {
  if (data.status === 'draft' || data.status === 'cancelled') return null;
  const isOpen = data.status === 'published';
  const path = tournamentPath(event.id);
  const address = `${window.location.origin}${isOpen ? `${path}/register` : path}`;
  const title = isOpen ? text.registrationLink : text.tournamentLink;
  return (
    <Card title={title}>
      <Inline gap="l" align="center" justify="between" wraps>
        <div className={classes.link}>
          <CodeLine
            hidesLabel
            label={title}
            code={address}
            copy={text.copyLink}
            hint={isOpen ? text.registrationHint : text.tournamentHint}
          />
        </div>
        <QrCode value={address} label={title} size="9rem" />
      </Inline>
    </Card>
  );
}
