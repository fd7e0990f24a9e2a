import { expect, it } from 'vitest';
import { running, scheduled, singles, startOfTest, value } from '../../test-support/setups.ts';
import { forfeitMatch } from './forfeit.ts';
import { hasBegun } from './has-begun.ts';
import { recordThrow } from './record-throw.ts';
import { standingOf } from './standing.ts';
import type { Match } from './types.ts';
import { undoThrow } from './undo-throw.ts';

const begun = (match: Match) => hasBegun({ status: match.status, standing: standingOf(match) });
const turn = {
  id: 't',
  playerId: 'home',
  score: 0,
  dartsThrown: 3,
  attemptsOnDouble: 0,
  timeStamp: startOfTest,
};

it('a match has begun with its first turn or its result, not with its start', () => {
  const started = running({}, singles);
  const thrown = value(recordThrow(started, turn));
  const forfeited = value(forfeitMatch(scheduled(), { winningParty: 0, at: startOfTest }));
  expect([scheduled(), started, thrown, value(undoThrow(thrown)), forfeited].map(begun)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});
