import type { EventKind } from '../events/event-kind.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { changeAwayTeam } from './change-away-team.ts';
import { createMatchday } from './create-matchday.ts';
import { describeMatchdays } from './describe-matchdays.ts';
import { removeMatchday } from './remove-matchday.ts';
import { startMatchday } from './start-matchday.ts';

/** League match days as a kind of events. */
export const matchdayKind = (platform: MatchPlatform): EventKind => ({
  type: 'mdsl-matchday',
  create: createMatchday,
  change: (tx, changed) => changeAwayTeam(platform, tx, changed),
  describe: describeMatchdays,
  start: (tx, event, caller) => startMatchday(platform, tx, { event, caller }),
  remove: (tx, event) => removeMatchday(platform, tx, event),
});
