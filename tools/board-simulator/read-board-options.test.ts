import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readBoardOptions } from './read-board-options.ts';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('board.ts', import.meta.url));

describe('the options of npm run board', () => {
  it('have the ports of a real board by default', () => {
    expect(readBoardOptions([])).toMatchObject({
      address: '127.0.0.1',
      ports: { standard: 4000, socket: 4001, autodarts: 3180 },
      noiseMm: 3,
      speed: 1,
      isChaotic: false,
      replay: null,
    });
  });

  it('can all be set', () => {
    const args =
      '--standard-port 1 --socket-port 2 --autodarts-port 3 --replay a.csv --match 7 --seed x --noise 1.5 --speed 20 --chaos';
    expect(readBoardOptions([...args.split(' '), '--address', '0.0.0.0'])).toEqual({
      address: '0.0.0.0',
      ports: { standard: 1, socket: 2, autodarts: 3 },
      seed: 'x',
      noiseMm: 1.5,
      speed: 20,
      isChaotic: true,
      replay: { file: 'a.csv', matchId: '7' },
    });
    expect(readBoardOptions(['--help'])).toBe('help');
  });

  it.each([
    '--standard-port 65536',
    '--socket-port 1.5',
    '--noise -1',
    '--noise',
    '--speed 0',
    '--speed fast',
    '--match 7',
    '--unknown',
    'T20',
  ])('are refused: %s', (args) => {
    expect(readBoardOptions(args.split(' '))).toBeNull();
  });
});

describe('npm run board', () => {
  it('prints help', async () => {
    const { stdout } = await run(process.execPath, [tool, '--help']);
    expect(stdout).toContain('--autodarts-port');
  });

  it('executes the commands of the terminal until its end', async () => {
    const ports = ['standard', 'socket', 'autodarts'].flatMap((name) => [`--${name}-port`, '0']);
    const running = run(process.execPath, [tool, ...ports]);
    running.child.stdin?.end('T20 S5\nunsinn\nq\n');
    const { stdout } = await running;
    expect(stdout).toMatch(/Standard-Board: http:\/\/127\.0\.0\.1:\d+\/status, ws:\/\/127\.0\.0\.1:\d+/);
    expect(stdout).toContain('→ T20 S5');
    expect(stdout).toContain('„unsinn“');
  });

  it('runs without a terminal until the process is ended', async () => {
    const ports = ['standard', 'socket', 'autodarts'].flatMap((name) => [`--${name}-port`, '0']);
    const running = run(process.execPath, [tool, ...ports]);
    const { stdin, stdout } = running.child;
    let printed = '';
    stdout?.on('data', (part: string) => {
      printed += part;
      if (printed.includes('→ T20')) stdin?.end();
    });
    stdin?.write('T20\n');
    await new Promise<void>((resolve) => {
      stdin?.on('finish', resolve);
    });
    const url = /http:\/\/\S+\/status/.exec(printed)?.[0] ?? '';
    const { darts } = await (await fetch(url)).json();
    expect(darts).toHaveLength(1);
    running.child.kill('SIGTERM');
    expect((await running).stderr).toBe('');
  });

  it.each([
    [['--speed', '0'], '--replay FILE.csv'],
    [['--replay', 'missing.csv'], 'missing.csv'],
    [['--replay', 'rules/test-data/real-turns.csv', '--match', 'none'], 'keine Aufnahmen von Match none'],
  ])('refuses %o in one sentence', async (args, sentence) => {
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const failed = await run(process.execPath, [tool, ...args], { cwd }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stdout: '' });
    expect((failed as { stderr: string }).stderr).toContain(sentence);
  });
});
