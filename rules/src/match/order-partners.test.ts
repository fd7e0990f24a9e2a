import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newThrow, play } from '../../test-support/play.ts';
import { choices, legalTurn } from '../../test-support/random-matches.ts';
import { doubles, setup, singles, startOfTest, value } from '../../test-support/setups.ts';
import { createMatch } from './create.ts';
import { canOrderPartners, orderPartners } from './order-partners.ts';
import { playersOf } from './players.ts';
import { recordThrow } from './record-throw.ts';
import { movesOf, replayMatch } from './replay.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';
import type { Match, Party, PartyIndex, PerParty } from './types.ts';

const pairs = setup({}, doubles);
const started = (match: Match) => value(startMatch(match, { at: startOfTest }));
const second = (match: Match, party: PartyIndex) => playersOf(match.parties[party])[1]?.id ?? '';
const swap = (match: Match, party: PartyIndex) =>
  value(orderPartners(match, { party, firstPlayerId: second(match, party) }));
const swapped = (party: Party): Party =>
  party.type === 'double' ? { ...party, players: [party.players[1], party.players[0]] } : party;

describe('the order inside a pair', () => {
  it.each([0, 1] as const)('decides who throws first for party %i', (party) => {
    const match = started(createMatch(pairs));
    const wanted = second(match, party);
    const played = play(swap(match, party), 26, 26);
    const throwers = played.sets[0]?.legs[0]?.throws.map(({ playerId }) => playerId);
    expect(throwers?.[party]).toBe(wanted);
    expect(throwers?.[1 - party]).toBe(playersOf(match.parties[(1 - party) as PartyIndex])[0]?.id);
  });

  it('is the one of a match that was created so, whenever it is chosen', () => {
    fc.assert(
      fc.property(choices, fc.subarray([0, 1] as const), fc.boolean(), (turns, parties, isSwitched) => {
        const wanted: PerParty<Party> = [
          parties.includes(0) ? swapped(doubles[0]) : doubles[0],
          parties.includes(1) ? swapped(doubles[1]) : doubles[1],
        ];
        const ready = (match: Match) => (isSwitched ? value(switchStartingParty(match)) : match);
        const order = (match: Match) => parties.reduce((before: Match, party) => swap(before, party), match);
        const playAll = (match: Match) =>
          turns.reduce(
            (before, choice) => (before.status === 'running' ? legalTurn(before, choice) : before),
            match,
          );
        const expected = playAll(started(ready(createMatch(setup({}, wanted)))));
        const before = playAll(started(order(ready(createMatch(pairs)))));
        const after = playAll(order(started(ready(createMatch(pairs)))));
        expect(before).toEqual(expected);
        expect(after).toEqual(expected);
        expect(replayMatch(setup({}, after.parties), movesOf(after))).toEqual({ ok: true, value: after });
      }),
    );
  });

  it('stays if the player throws first already', () => {
    const match = createMatch(pairs);
    const first = playersOf(match.parties[0])[0]?.id ?? '';
    expect(value(orderPartners(match, { party: 0, firstPlayerId: first }))).toBe(match);
  });

  it('is fixed from the first turn on', () => {
    const match = started(createMatch(pairs));
    const thrown = value(recordThrow(match, newThrow(match, { score: 26 })));
    expect([canOrderPartners(match), canOrderPartners(thrown)]).toEqual([true, false]);
    expect(orderPartners(thrown, { party: 1, firstPlayerId: second(thrown, 1) })).toEqual({
      ok: false,
      error: 'error.invalid-match-status',
    });
  });

  it.each([
    ['a player of the other pair', doubles, playersOf(doubles[1])[0]?.id],
    ['somebody else', doubles, 'nobody'],
    ['a single player', singles, playersOf(singles[0])[0]?.id],
  ] as const)('refuses %s', (_who, parties, firstPlayerId = '') => {
    const match = createMatch(setup({}, parties));
    expect(orderPartners(match, { party: 0, firstPlayerId })).toEqual({
      ok: false,
      error: 'error.invalid-player',
    });
  });
});
