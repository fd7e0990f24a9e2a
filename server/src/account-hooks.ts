import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import type { MatchPlatform } from './matches/settle-match.ts';
import type { PlayerForgetting } from './noun.ts';
import { allNouns, nouns } from './nouns.ts';
import type { WriteTx } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import type { UserHooks } from './users/user-entity.ts';

type Parts = {
  readonly adminEmail: string | null;
  readonly log: Log;
  readonly platform: MatchPlatform;
} & Pick<UserHooks, 'devices' | 'days' | 'countVerification'>;

const { givePlayerTo, ...ofTeams } = nouns.teams.forUsers;

/** In this order (`noun.ts` says why). */
const partsOfForgetting = ['beforeMatches', 'byRank', 'last'] as const satisfies (keyof PlayerForgetting)[];

const linkPlayer = async (platform: MatchPlatform, tx: WriteTx, playerId: string): Promise<void> => {
  // From the top, because tournaments lock events, which are locked before matches.
  for (const noun of allNouns.toReversed()) await noun.linkPlayer?.(platform, tx, playerId);
};

/** Functions of the nouns above accounts that accounts need. */
export function accountHooks({ adminEmail, log, platform, ...more }: Parts): UserHooks {
  return {
    ...ofTeams,
    playerFor: async (tx, user) => {
      const { id, wasKept } = await givePlayerTo(platform, tx, user);
      if (wasKept) await linkPlayer(platform, tx, id);
      return id;
    },
    anonymisePlayer: async (tx, playerId) => {
      for (const part of partsOfForgetting)
        for (const noun of allNouns) await noun.forgetPlayer?.[part]?.(platform, tx, playerId);
    },
    forgetUser: async (tx, user) => {
      for (const noun of allNouns) await noun.forgetUser?.(tx, user);
    },
    ...more,
    inBackground: (work) =>
      void work.catch((error: unknown) => log.error({ err: error }, 'work after an answer failed')),
    adminEmail: adminEmail === null ? null : normaliseEmailAddress(adminEmail),
  };
}
