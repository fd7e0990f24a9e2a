import { describe, expect, it } from 'vitest';
import { inputModeOf, type TurnSituation } from './turn-situation.ts';

const situation = (player: TurnSituation['player']): TurnSituation => ({
  party: 0,
  player,
  before: 501,
  isIn: true,
  checkInMode: 'single-in',
});
const anna = situation({ type: 'registered', id: 'anna' });
const bot = situation({ type: 'bot', id: 'bot', level: 3 });

const isDetecting = false;

describe('inputModeOf', () => {
  it('lets the user type the turns of all players at one board', () => {
    expect(inputModeOf(anna, { isOnlineMatch: false, ownPlayerId: null, isDetecting })).toBe('manual');
    expect(inputModeOf(bot, { isOnlineMatch: false, ownPlayerId: null, isDetecting })).toBe('bot');
  });

  it('waits in an online match unless it is the player’s turn', () => {
    expect(inputModeOf(anna, { isOnlineMatch: true, ownPlayerId: 'anna', isDetecting })).toBe('manual');
    expect(inputModeOf(anna, { isOnlineMatch: true, ownPlayerId: 'ben', isDetecting })).toBe('online');
    expect(inputModeOf(anna, { isOnlineMatch: true, ownPlayerId: null, isDetecting })).toBe('online');
  });

  it('takes the darts of the player at this board from the detection', () => {
    const facts = { isOnlineMatch: true, ownPlayerId: 'anna', isDetecting: true };
    expect(inputModeOf(anna, { ...facts, isOnlineMatch: false, ownPlayerId: null })).toBe('adrs');
    expect(inputModeOf(anna, facts)).toBe('adrs');
    expect(inputModeOf(anna, { ...facts, ownPlayerId: 'ben' })).toBe('online');
    expect(inputModeOf(bot, facts)).toBe('bot');
  });
});
