import { partiesText } from '../../text/party-names.ts';
import { type DeviceMatch, foldMatch } from './match-commands.ts';
import { matchQueue } from './match-queue.ts';

/** A match that waits for a decision on this device. */
export type RefusedMatch = {
  readonly id: string;
  readonly eventId: string | null;
  /** `Anna – Ben` */
  readonly name: string;
};

const refusedOf = (record: DeviceMatch): readonly RefusedMatch[] => {
  const { id, base, queue, refusal } = record;
  const match = refusal === null ? null : foldMatch(record);
  if (match === null) return [];
  const created = queue[0]?.kind === 'create' ? queue[0].newMatch : null;
  const eventId = base === null ? (created?.training?.id ?? null) : base.props.eventId;
  return [{ id, eventId, name: partiesText(match.parties) }];
};

/** Tells the matches of this device that the server has refused, now and whenever this tab or another one changes one. */
export function followRefusals(tell: (refused: readonly RefusedMatch[]) => void): void {
  let told = '[]';
  const look = async (): Promise<void> => {
    const refused = (await matchQueue().readAll()).flatMap(refusedOf);
    const text = JSON.stringify(refused);
    // Most changes are turns that are sent.
    if (text === told) return;
    told = text;
    tell(refused);
  };
  // A device that cannot read its matches shows none of them.
  const lookSafely = (): void => void look().catch(() => undefined);
  matchQueue().subscribeAll(lookSafely);
  lookSafely();
}
