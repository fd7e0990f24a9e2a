import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { obeyCommand } from './obey-command.ts';
import { type BoardSimulator, startBoardSimulator } from './start-board-simulator.ts';

let board: BoardSimulator;
beforeEach(async () => {
  board = await startBoardSimulator({ ports: { standard: 0, socket: 0, autodarts: 0 }, noiseMm: 0 });
});
afterEach(() => board.stop());

const status = async () => (await fetch(`http://127.0.0.1:${board.ports.standard}/status`)).json();

describe('a line in the terminal', () => {
  it('throws darts, and takes them out', async () => {
    expect(obeyCommand(board, ' t20 7 b m ')).toBe('→ T20 7 B M');
    const { darts } = await status();
    expect(darts.map((dart: { hitType: string }) => dart.hitType)).toEqual([
      'Normal',
      'Normal',
      'Bouncer',
      'Miss',
    ]);
    expect(darts[0]).toMatchObject({ r: 102, theta: 0 });
    obeyCommand(board, 'takeout');
    expect((await status()).darts).toEqual([]);
  });

  it('throws nothing if one of the darts is unknown', async () => {
    expect(obeyCommand(board, 'T20 T21')).toContain('„T21“');
    expect(obeyCommand(board, 'spät')).toContain('hilfe');
    expect((await status()).darts).toEqual([]);
  });

  it('changes the status, or lists the six statuses', async () => {
    expect(obeyCommand(board, 'status calibrating')).toBe('→ Calibrating');
    expect((await status()).status).toBe('Calibrating');
    expect(obeyCommand(board, 'status müde')).toContain('Initializing');
  });

  it('executes all disturbances', async () => {
    obeyCommand(board, 'T20');
    for (const word of ['hand', 'nochmal', 'abbruch', 'ende', 'stumm', 'laut'])
      expect(obeyCommand(board, word)).toBe(`→ ${word}`);
    expect(obeyCommand(board, 'spät T19')).toBe('→ T19');
    expect((await status()).darts).toHaveLength(2);
  });

  it('prints help, and ends the program', () => {
    expect(obeyCommand(board, 'hilfe')).toContain('Bouncer');
    expect(obeyCommand(board, '')).toBe('');
    expect(obeyCommand(board, 'q')).toBeNull();
  });
});
