import { isWithdrawable } from '@neundarter/rules/tournament/setup/participants';
import { furtherOf, type Tournament } from '../../../data/club/tournaments.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { WithdrawButton } from './own-registration.tsx';

/** Registrations of other people from this device; each can be withdrawn here. */
export function FurtherRegistrations({ tournament }: { readonly tournament: Tournament }) {
  const { event, data } = tournament;
  const entries = furtherOf(tournament);
  if (entries.length === 0) return null;
  return (
    <Card title={text.further}>
      <Stack as="ul" gap="m" isDivided>
        {entries.map((entry) => (
          <Inline as="li" key={entry.id} gap="m" wraps align="center" justify="between">
            <span>
              <strong>{entryName(entry)}</strong> · {text.furtherStatus[entry.status]}
            </span>
            {isWithdrawable(data.status, { status: entry.status, isByOthers: false }) ? (
              <WithdrawButton eventId={event.id} entryId={entry.id} friend={entryName(entry)} />
            ) : null}
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
