import type { PresenceReportEntity } from '@neundarter/contract/entities/presence-report';
import { formatTime } from './formats.ts';

/** Texts about what people have reported, for organisers. */
export const reportText = {
  state: ({ says, at, isContrary }: PresenceReportEntity) =>
    [
      `hat sich gemeldet: ${says === 'here' ? 'da' : 'geht'} (${formatTime(at)} Uhr)`,
      ...(isContrary ? ['zwei Handys sagen Verschiedenes'] : []),
    ].join(' · '),
  dismiss: 'Meldung verwerfen',
  isOpen: 'Spieler melden sich per Handy',
} as const;
