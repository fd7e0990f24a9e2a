import type { LeagueMove, NewMoveDeed } from '@neundarter/contract/entities/league/league-move';
import { maxMoveActs, maxMoveActsOfSides } from '@neundarter/contract/limits';
import {
  checkMoveDeed,
  type MoveDeed,
  movedTo,
  moverOf,
  needsOffice,
} from '@neundarter/rules/league/move-fixture';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { moveEvent } from '../events/move-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkDeciding, type ReportCommand } from './access.ts';
import { describeMove } from './describe-move.ts';
import { lockUsableMove, type UsableMove } from './find-usable-move.ts';
import { findMove, insertMove } from './move-rows.ts';
import { setMovedTo } from './plan-rows.ts';
import { tellMove } from './tell-move.ts';

type MovePlatform = Pick<EventPlatform, 'db' | 'clock' | 'announce' | 'kinds' | 'notify'>;

type NewAct = ReportCommand & { readonly actId: string; readonly deed: NewMoveDeed };

/** The deed as the rules know it. */
const storedOf = (deed: NewMoveDeed, { facts }: UsableMove['move']): MoveDeed => {
  switch (deed.kind) {
    case 'proposed':
      return { ...deed, reason: deed.reason ?? null, about: deed.about ?? null };
    case 'accepted':
      // The office that answers for a team without accounts agrees by doing so.
      return { ...deed, needsOffice: deed.by !== 'office' && needsOffice(facts, deed.date) };
    case 'refused':
      return { ...deed, reason: deed.reason ?? null };
    case 'withdrawn':
    case 'approved':
    case 'moved':
      return deed;
  }
};

/** Sides act for themselves, everything else is up to the office. */
const checkAuthor = (deed: NewMoveDeed, usable: UsableMove): Outcome<true> => {
  const author = moverOf(deed);
  if (author === 'office') return checkDeciding(usable);
  return usable.ownSides.includes(author) ? ok(true) : refused('error.insufficient-permissions');
};

type Added = { readonly usable: UsableMove; readonly now: number; readonly sent: NewAct };

const add = async (
  platform: MovePlatform,
  tx: WriteTx,
  { usable, now, sent }: Added,
): Promise<Outcome<'repeat' | 'said' | 'moved'>> => {
  const { actId: id, number, actor, deed: asked } = sent;
  const { gathered, move } = usable;
  const leagueId = gathered.league.id;
  const deed = storedOf(asked, move);
  const by = describeActor(actor).id;
  const known = await findMove(tx.q, id);
  if (known !== null) {
    const isSame = known.leagueId === leagueId && known.fixture === number && known.madeBy === by;
    return isSame && known.deed.kind === deed.kind ? ok('repeat') : refused('error.id-already-exists');
  }
  const checked = checkMoveDeed(move.facts, deed, now);
  if (!checked.ok) return checked;
  const most = moverOf(asked) === 'office' ? maxMoveActs : maxMoveActsOfSides;
  if (move.acts.length >= most) return refused('error.leagues.too-many-moves');
  await insertMove(tx, { id, leagueId, fixture: number, deed, madeAt: now, madeBy: by });
  const startDateTime = movedTo(move.facts, deed, now);
  if (startDateTime === null) return ok('said');
  await setMovedTo(tx, { leagueId, number }, startDateTime);
  if (move.eventId !== null) await moveEvent(platform, tx, { id: move.eventId, startDateTime });
  return ok('moved');
};

/**
 * Adds an act about moving a fixture: of a side whose team the caller administers, or of the office. With the last one that
 * is needed, the fixture and its match day move. A repeat adds nothing. Refusals: those of `lockUsableMove`,
 * `checkMoveDeed` and `checkDeciding`, `error.id-already-exists`, `error.leagues.too-many-moves`.
 */
export const addMoveAct = (platform: MovePlatform, sent: NewAct): Promise<Outcome<LeagueMove>> =>
  platform.db.write(async (tx): Promise<Outcome<LeagueMove>> => {
    const now = platform.clock.now();
    const locked = await lockUsableMove(tx, sent);
    if (!locked.ok) return locked;
    const may = checkAuthor(sent.deed, locked.value);
    if (!may.ok) return may;
    const added = await add(platform, tx, { usable: locked.value, now, sent });
    if (!added.ok) return added;
    const after = await lockUsableMove(tx, sent);
    if (!after.ok) return after;
    const by = describeActor(sent.actor).playerId;
    const isMoved = added.value === 'moved';
    if (added.value !== 'repeat')
      await tellMove(platform, tx, { actId: sent.actId, by, after: after.value, isMoved, now });
    return ok(await describeMove(tx.q, after.value.move, { ...after.value, now }));
  });
