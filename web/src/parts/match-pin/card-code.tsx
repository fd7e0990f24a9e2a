import { useCardKey } from '../../data/club/card-key.ts';
import { cardAddress } from '../../device/scanned-card.ts';
import { printText as text } from '../../text/tournament-print.ts';
import { tournamentPath } from '../event-row/event-path.ts';
import { AddressCode } from '../server-address/address-code.tsx';

type Props = {
  readonly eventId: string;
  /** Null while nobody can be enrolled. */
  readonly pin: string | null;
  /** CSS length of one side. */
  readonly size: string;
};

/**
 * The QR code of a tournament's card: whoever scans it may keep scores. Without a key it only leads to the tournament; until
 * the key is there, its place is empty.
 */
export function CardCode({ eventId, pin, size }: Props) {
  const { data: key, error } = useCardKey(eventId, pin);
  const page = tournamentPath(eventId);
  if (key !== undefined) return <AddressCode path={cardAddress(page, key)} label={text.qr} size={size} />;
  if (error !== null || pin === null) return <AddressCode path={page} label={text.qr} size={size} />;
  return <div style={{ width: size, height: size }} />;
}
