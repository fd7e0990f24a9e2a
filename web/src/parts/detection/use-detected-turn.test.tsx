import type { ScoringBed } from '@neundarter/rules/board/bed';
import { bedCentre } from '@neundarter/rules/board/geometry';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { currentLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, NewThrow } from '@neundarter/rules/match/types';
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { bedOfDetected } from '@neundarter/rules/turn/detected-dart';
import type { DetectedEvent, RecordedDarts } from '@neundarter/rules/turn/detected-turn';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeSetting } from '../../data/local-settings.ts';
import { playMatch } from '../../test/played-match.ts';
import { useDetectedTurn } from './use-detected-turn.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let count = 0;
const dart = (bed: ScoringBed): DetectedEvent => {
  count += 1;
  return {
    kind: 'dart',
    dart: { id: `dart-${count}`, hitType: 'Normal', timestamp: count, ...bedCentre(bed) },
  };
};
const takeout: readonly DetectedEvent[] = [{ kind: 'takeout-started' }, { kind: 'takeout-finished' }];

const throwInto = (match: Match, turn: Pick<NewThrow, 'score'> & Partial<NewThrow>): Match => {
  count += 1;
  const thrown = recordThrow(match, {
    id: `turn-${count}`,
    playerId: throwerOf(match)?.playerId ?? '',
    dartsThrown: 3,
    attemptsOnDouble: 0,
    timeStamp: count,
    ...turn,
  });
  if (!thrown.ok) throw new Error(thrown.error);
  return thrown.value;
};

/** The turn at the board of a match; recorded turns are added to the match. */
const open = (from: Match = playMatch(), isHere = () => true) => {
  let match = from;
  const records: RecordedDarts[] = [];
  const props = () => ({
    match,
    start: { before: currentLeg(match)?.remainingScores[throwerOf(match)?.party ?? 0] ?? 0, isIn: true },
    isHere,
    onRecord: (record: RecordedDarts) => {
      records.push(record);
      match = throwInto(match, record);
      return match.sets.at(-1)?.legs.at(-1)?.throws.at(-1)?.id ?? null;
    },
  });
  const hook = renderHook(useDetectedTurn, { initialProps: props() });
  const send = (...events: readonly DetectedEvent[]) => {
    for (const event of events) {
      act(() => hook.result.current.send(event));
      hook.rerender(props());
    }
  };
  const become = (next: Match) => {
    match = next;
    hook.rerender(props());
  };
  return {
    send,
    become,
    records,
    match: () => match,
    unmount: hook.unmount,
    turn: () => hook.result.current.turn,
    beds: () => hook.result.current.turn.darts.map(bedOfDetected),
  };
};

describe('useDetectedTurn', () => {
  it('records turn after turn, each from its own rest', () => {
    const board = open();
    board.send(dart('T20'), dart('T20'), dart('T20'), ...takeout, dart('S5'), ...takeout);
    expect(board.records.map(({ score }) => score)).toEqual([180, 5]);
    expect(currentLeg(board.match())?.remainingScores).toEqual([321, 496]);
  });

  it('keeps the darts on the device until the next time', () => {
    const first = open();
    first.send(dart('T20'), dart('T19'));
    first.unmount();
    expect(open(first.match()).beds()).toEqual(['T20', 'T19']);
    expect(open({ ...playMatch(), id: 'another' }).beds()).toEqual([]);
  });

  it.each([['nonsense'], [{ matchId: playMatch().id }], [{ matchId: 1, turnCount: 0, turn: { darts: [] } }]])(
    'begins a new turn with %j on the device',
    (kept) => {
      writeSetting('adrs-throws', kept);
      expect(open().beds()).toEqual([]);
    },
  );

  it('ignores the darts of a turn that was typed in', () => {
    const board = open();
    board.send(dart('T20'));
    board.become(throwInto(board.match(), { score: 60 }));
    expect(board.turn().state).toBe('done');
    board.send(...takeout, dart('T19'), ...takeout);
    expect(board.records.map(({ score }) => score)).toEqual([57]);
  });

  it('keeps darts that were thrown during the turn of a remote player', () => {
    const board = open(playMatch(), () => false);
    board.send(dart('T20'));
    board.become(throwInto(board.match(), { score: 60 }));
    expect(board.turn().state).toBe('open');
    expect(board.beds()).toEqual(['T20']);
  });

  it('shows the darts of an undone turn again', () => {
    const board = open();
    board.send(dart('T20'), dart('S1'), ...takeout);
    const undone = undoThrow(board.match());
    if (!undone.ok) throw new Error(undone.error);
    board.become(undone.value);
    expect(board.beds()).toEqual(['T20', 'S1']);
    board.send({ kind: 'bouncer', index: 0 }, { kind: 'submit' });
    expect(board.records.map(({ score }) => score)).toEqual([61, 1]);
  });
});
