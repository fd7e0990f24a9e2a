import type { TabletEntity } from '@neundarter/contract/entities/tablet';
import { ok, refused } from '@neundarter/rules/result';
import { askForHelp } from '../boards/ask-for-help.ts';
import { breakOwnBoard } from '../boards/break-board.ts';
import { findExpected, nothingExpected } from '../calls/find-expected.ts';
import type { Actor, CallingTablet, Outcome } from '../platform/http/handler.ts';
import { tabletOf } from './access.ts';
import { type DevicePlatform, describeTablet, findEventThere } from './describe-tablet.ts';
import { tabletRows } from './tablet-rows.ts';

/** How old the stored sign of life may be before another one is written, ms. */
const seenEveryMs = 20_000;

type Told = { readonly actor: Actor; readonly battery?: number | null | undefined };

/** Notes the sign of life of a tablet, and answers what it shows. */
const tellTablet = async (
  platform: DevicePlatform,
  { actor, battery }: Told,
): Promise<Outcome<TabletEntity>> => {
  const found = tabletOf(actor);
  if (!found.ok) return found;
  const now = platform.clock.now();
  const { id, boardId } = found.value;
  const { db } = platform;
  const eventId = await db.query((q) => findEventThere(q, boardId, now));
  const expected = eventId === null ? nothingExpected : await findExpected(db, eventId, now);
  const read = await db.read(async (q) => ({
    row: await tabletRows.find(q, id),
    shown: await describeTablet(q, platform, { actor, tablet: found.value, now, expected }),
  }));
  const { row, shown } = read;
  if (row === undefined || shown === null) return refused('error.not-found');
  const next = {
    id,
    last_seen_at: now,
    battery: battery === undefined ? row.battery : battery,
    next_match_id: shown.next?.match.id ?? null,
  };
  const isOld = now - row.last_seen_at >= seenEveryMs || now < row.last_seen_at;
  if (isOld || next.battery !== row.battery || next.next_match_id !== row.next_match_id)
    await db.write((tx) => tabletRows.noteSeen(tx, next));
  return ok(shown);
};

/** A tablet says that it is there, and whether somebody there needs help. */
export const reportTablet = async (
  platform: DevicePlatform,
  { needsHelp, ...told }: Told & { readonly needsHelp?: boolean | undefined },
): Promise<Outcome<TabletEntity>> => {
  const found = tabletOf(told.actor);
  if (!found.ok) return found;
  if (needsHelp !== undefined) {
    const asked = await askForHelp(platform, { tablet: found.value, isNeeded: needsHelp });
    if (!asked.ok) return asked;
  }
  return tellTablet(platform, told);
};

/** Changes something by the tablet of a board, and answers what it shows then. */
export const changeAtTablet = async (
  platform: DevicePlatform,
  actor: Actor,
  change: (tablet: CallingTablet) => Promise<Outcome<unknown>>,
): Promise<Outcome<TabletEntity>> => {
  const found = tabletOf(actor);
  if (!found.ok) return found;
  const changed = await change(found.value);
  return changed.ok ? tellTablet(platform, { actor }) : changed;
};

/** Says that the board is broken. */
export const breakAtTablet = (platform: DevicePlatform, actor: Actor): Promise<Outcome<TabletEntity>> =>
  changeAtTablet(platform, actor, (tablet) => breakOwnBoard(platform, tablet));
