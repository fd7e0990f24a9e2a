import { describe, expect, it } from 'vitest';
import { matchStanding, scoreUpdate, standingWith } from '../../test/standings.ts';
import { applyScoreUpdate, newerOf } from './apply-live.ts';

describe('applyScoreUpdate', () => {
  it('takes the next turn without reading anything', () => {
    const { standing, mustRefetch } = applyScoreUpdate(matchStanding(4), scoreUpdate(5, 401));
    expect(standing).toMatchObject({ revision: 5, currentParty: 1, currentPlayerId: 'ben' });
    expect(standing.standing.score).toEqual([401, 501]);
    expect(mustRefetch).toBe(false);
  });

  it('ignores what it knows already', () => {
    const known = matchStanding(5, standingWith(401));
    expect(applyScoreUpdate(known, scoreUpdate(5, 501))).toEqual({ standing: known, mustRefetch: false });
    expect(applyScoreUpdate(known, scoreUpdate(3, 501)).standing).toBe(known);
  });

  it('shows the latest score after a gap, and reads once', () => {
    const { standing, mustRefetch } = applyScoreUpdate(matchStanding(4), scoreUpdate(7, 321));
    expect(standing.standing.score[0]).toBe(321);
    expect(mustRefetch).toBe(true);
  });

  it.each(['start', 'switch', 'forfeit', 'edit'] as const)('reads after a %s', (change) => {
    expect(applyScoreUpdate(matchStanding(4), scoreUpdate(5, 501, { change })).mustRefetch).toBe(true);
  });

  it('reads when the turn ended the match', () => {
    const ended = scoreUpdate(5, 0, { standing: standingWith(0, { status: 'finished' }) });
    expect(applyScoreUpdate(matchStanding(4), ended)).toMatchObject({
      standing: { status: 'finished' },
      mustRefetch: true,
    });
  });
});

describe('newerOf', () => {
  const revision = (state: { revision: number }) => state.revision;

  it('keeps the known state against an older answer', () => {
    expect(newerOf({ revision: 5 }, { revision: 4 }, revision)).toEqual({ revision: 5 });
    expect(newerOf({ revision: 5 }, { revision: 6 }, revision)).toEqual({ revision: 6 });
    expect(newerOf(undefined, { revision: 1 }, revision)).toEqual({ revision: 1 });
  });
});
