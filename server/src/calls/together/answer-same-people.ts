import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { pairOf } from '@neundarter/rules/hall/perhaps-same';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../../platform/http/handler.ts';
import type { TournamentFollowing } from '../../tournaments/core/tournament-follower.ts';
import { changeHall } from '../change-hall.ts';
import type { HallCommand, HallPlatform } from '../reads.ts';
import { describePerhapsSame } from './describe-perhaps-same.ts';
import { gatherTogether } from './gather-together.ts';
import { removeAnswer, writeAnswer } from './same-people-rows.ts';

type Answer = HallCommand & { readonly people: readonly string[]; readonly isSame: boolean | null };

/**
 * Says whether two people of tournaments that share the hall are the same person, or takes that back.
 * `error.event.participant-not-found` unless that is asked, or was answered.
 */
export const answerSamePeople = (
  platform: HallPlatform & TournamentFollowing,
  { people, isSame, ...command }: Answer,
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, { hall, running, now }) => {
    const together = await gatherTogether({ q: tx.q, db: platform.db }, { hall, running }, now);
    const [one = '', other = ''] = people;
    const pair = pairOf(one, other);
    const known = describePerhapsSame(together).find((perhaps) =>
      perhaps.people.every(({ person }, index) => person === pair[index]),
    );
    if (known === undefined) return refused('error.event.participant-not-found');
    if (known.isSame === isSame) return ok(null);
    const [first, second] = known.people.map(({ entrant }) => entrant);
    if (isSame === null || first === undefined || second === undefined) await removeAnswer(tx, pair);
    else await writeAnswer(tx, { people: pair, entries: [first, second], isSame });
    return ok({ matchIds: [] });
  });
