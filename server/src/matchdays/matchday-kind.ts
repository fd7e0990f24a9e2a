import type { EventKind } from '../events/event-kind.ts';
import type { MatchPlatform } from '../matches/settle-match.ts';
import { describeMatchdays } from './describe-matchdays.ts';
import { changeOwnData } from './setup/change-own-data.ts';
import { createMatchday } from './setup/create-matchday.ts';
import { keepTime } from './setup/keep-time.ts';
import { removeMatchday } from './setup/remove-matchday.ts';
import { startMatchday } from './setup/start-matchday.ts';
import { undoStart } from './setup/undo-start.ts';
import { isFinishedInSql, isRunningInSql } from './storage/store.ts';

/** League match days as a kind of events. */
export const matchdayKind = (platform: MatchPlatform): EventKind => ({
  type: 'mdsl-matchday',
  create: (tx, created) => createMatchday(platform, tx, created),
  change: (tx, changed) => changeOwnData(platform, tx, changed),
  keepTime: (tx, event) => keepTime(platform, tx, event),
  describe: (q, events, { caller: { actor }, detail }) =>
    describeMatchdays(q, events, { actor, now: platform.clock.now(), isWhole: detail === 'whole' }),
  start: (tx, event, caller) => startMatchday(platform, tx, { event, caller }),
  undoStart: (tx, event, caller) => undoStart(platform, tx, { event, caller }),
  isRunning: isRunningInSql,
  isFinished: isFinishedInSql,
  remove: (tx, event) => removeMatchday(platform, tx, event),
});
