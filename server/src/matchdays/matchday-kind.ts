import type { EventKind } from '../events/event-kind.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { changeOwnData } from './change-own-data.ts';
import { createMatchday } from './create-matchday.ts';
import { describeMatchdays } from './describe-matchdays.ts';
import { keepTime } from './keep-time.ts';
import { removeMatchday } from './remove-matchday.ts';
import { startMatchday } from './start-matchday.ts';

/** League match days as a kind of events. */
export const matchdayKind = (platform: MatchPlatform): EventKind => ({
  type: 'mdsl-matchday',
  create: (tx, created) => createMatchday(platform, tx, created),
  change: (tx, changed) => changeOwnData(platform, tx, changed),
  keepTime: (tx, event) => keepTime(platform, tx, event),
  describe: (q, events, { caller: { actor } }) =>
    describeMatchdays(q, events, { actor, now: platform.clock.now() }),
  start: (tx, event, caller) => startMatchday(platform, tx, { event, caller }),
  remove: (tx, event) => removeMatchday(platform, tx, event),
});
