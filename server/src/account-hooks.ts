import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { forgetAgreements } from './agreements/forget-agreements.ts';
import { forgetConsents, forgetEnterer } from './consents/forget-consents.ts';
import { forgetLineUps } from './matchdays/line-ups/forget-line-ups.ts';
import { leaveLineUps } from './matchdays/line-ups/leave-line-ups.ts';
import { registerSeats } from './matches/seats/register-seats.ts';
import type { MatchPlatform } from './matches/settle-match.ts';
import { correctionNotes, reopeningNotes } from './matches/storage/note-rows.ts';
import { anonymiseMatches } from './matches/transfer/anonymise-matches.ts';
import type { Log } from './platform/log.ts';
import { anonymisePlayer } from './players/anonymise-player.ts';
import { givePlayer } from './players/give-player.ts';
import { forgetGames } from './practice/forget-games.ts';
import { forgetNames } from './rankings/forget-names.ts';
import { forgetPlayer } from './statistics/forget-player.ts';
import { findKeptPlayer } from './teams/find-kept-player.ts';
import { leaveTeams } from './teams/leave-teams.ts';
import { setTeamAdmin } from './teams/member-rows.ts';
import { findMembershipIdsOf, findTeamsWithoutAdmin } from './teams/reads.ts';
import { forgetEntries, forgetScorer } from './tournaments/entries/forget-entries.ts';
import { linkEntries } from './tournaments/entries/link-entries.ts';
import type { UserHooks } from './users/user-entity.ts';

type Parts = {
  readonly adminEmail: string | null;
  readonly log: Log;
  readonly platform: MatchPlatform;
} & Pick<UserHooks, 'devices' | 'days' | 'countVerification'>;

/** Functions of the nouns above accounts that accounts need. */
export function accountHooks({ adminEmail, log, platform, ...more }: Parts): UserHooks {
  const { clock } = platform;
  return {
    membershipsOf: findMembershipIdsOf,
    setTeamAdmin,
    teamsWithoutAdmin: findTeamsWithoutAdmin,
    playerFor: async (tx, { email, wantedPlayerId: playerId, wantedTeamId: teamId }) => {
      const keptId = await findKeptPlayer(tx, { email, playerId, teamId, now: clock.now() });
      const givenId = await givePlayer(platform, tx, keptId);
      if (givenId === keptId) {
        await linkEntries(platform, tx, givenId);
        await registerSeats(platform, tx, givenId);
      }
      return givenId;
    },
    anonymisePlayer: async (tx, playerId) => {
      await forgetConsents(tx, playerId);
      await leaveLineUps(platform, tx, playerId);
      await forgetEntries(platform, tx, playerId);
      await leaveTeams(tx, playerId, clock.now());
      await anonymiseMatches(platform, tx, playerId);
      await forgetNames(platform, tx, playerId);
      await forgetPlayer(tx, playerId);
      await anonymisePlayer(tx, playerId);
    },
    forgetUser: async (tx, user) => {
      await forgetGames(tx, user);
      await reopeningNotes.forgetAuthor(tx, user.userId);
      await correctionNotes.forgetAuthor(tx, user.userId);
      await forgetAgreements(tx, user);
      await forgetEnterer(tx, user.userId);
      await forgetLineUps(tx, user.userId);
      await forgetScorer(tx, user.userId);
    },
    ...more,
    inBackground: (work) =>
      void work.catch((error: unknown) => log.error({ err: error }, 'work after an answer failed')),
    adminEmail: adminEmail === null ? null : normaliseEmailAddress(adminEmail),
  };
}
