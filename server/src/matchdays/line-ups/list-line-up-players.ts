import type { AnswerOf } from '@neundarter/contract/route';
import type { matchdayRoutes } from '@neundarter/contract/routes/matchdays';
import { maySetLineUp } from '@neundarter/rules/access/matchday';
import { partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { findReadableEvent } from '../../events/reads.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findPlayerEntities } from '../../players/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { gatherMatchday } from '../core/gather-matchdays.ts';
import { findAvailable } from './find-available.ts';

type Players = AnswerOf<(typeof matchdayRoutes)['listLineUpPlayers']>;

/** The players whom a side may put on its line-up, for whoever may set it. */
export const listLineUpPlayers = (
  { db, clock, rights }: Pick<MatchdayPlatform, 'db' | 'clock' | 'rights'>,
  { id, side, ...caller }: EventCaller & { readonly id: string; readonly side: Side },
): Promise<Outcome<Players>> =>
  db.query(async (q): Promise<Outcome<Players>> => {
    const { actor } = caller;
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const matchday = await gatherMatchday(q, found.value.event, { actor, now: clock.now() });
    if (matchday === null) return refused('error.event.invalid-status');
    const { facts } = matchday;
    if (!maySetLineUp(describeActor(actor), facts, side)) return refused('error.insufficient-permissions');
    const ids = await findAvailable(q, facts.sides[partyOfSide(side)]);
    const players = await findPlayerEntities(q, ids);
    return ok(
      players.map(({ id: playerId, props: { firstName, lastName, nickName, type } }) => ({
        id: playerId,
        firstName,
        lastName,
        nickName,
        type,
      })),
    );
  });
