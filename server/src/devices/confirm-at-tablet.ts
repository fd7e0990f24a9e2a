import type { TabletEntity } from '@neundarter/contract/entities/tablet';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import { lockBoards } from '../matches/boards/board-rows.ts';
import { findCallsOn, writeCall } from '../matches/boards/call-rows.ts';
import { findOnBoards } from '../matches/boards/match-board-rows.ts';
import type { Actor, CallingTablet, Outcome } from '../platform/http/handler.ts';
import type { DevicePlatform } from './describe-tablet.ts';
import { changeAtTablet } from './report-tablet.ts';

type Confirmed = { readonly tablet: CallingTablet; readonly matchId: string };

const confirm = (platform: DevicePlatform, { tablet, matchId }: Confirmed): Promise<Outcome<true>> =>
  platform.db.write(async (tx): Promise<Outcome<true>> => {
    const { boardId, teamId } = tablet;
    const eventId = (await findOnBoards(tx.q, [boardId])).find((match) => match.matchId === matchId)?.eventId;
    if (eventId === undefined || eventId === null) return refused('error.calls.not-called');
    await lockEvent(tx, eventId);
    await lockBoards(tx, [boardId]);
    const call = (await findCallsOn(tx.q, [boardId])).find((one) => one.matchId === matchId);
    if (call === undefined) return refused('error.calls.not-called');
    if (call.presentAt !== null) return ok(true);
    await writeCall(tx, { ...call, presentAt: platform.clock.now() });
    announceBoards(platform, tx, teamId);
    await announceEventChange(platform, tx, {
      eventId,
      matchIds: [matchId],
      isEdit: false,
      isSameForAll: true,
    });
    return ok(true);
  });

/** Says that both parties of the called match are at the board; a repeat changes nothing. */
export const confirmAtTablet = (
  platform: DevicePlatform,
  { actor, matchId }: { readonly actor: Actor; readonly matchId: string },
): Promise<Outcome<TabletEntity>> =>
  changeAtTablet(platform, actor, (tablet) => confirm(platform, { tablet, matchId }));
