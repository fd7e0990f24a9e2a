import { describe, expect, it } from 'vitest';
import { writeLog } from './write-log.ts';

const written = (msg: string) => {
  const lines: object[] = [];
  writeLog((line) => lines.push(line), { sender: 'guest', msg });
  return lines;
};

describe('writeLog', () => {
  it('writes the message with the kind of its sender', () => {
    expect(written('scorer: größer als 180')).toEqual([{ sender: 'guest', msg: 'scorer: größer als 180' }]);
  });

  it.each([
    ['one\ntwo\r\nthree', 'one two three'],
    ['\u001b[31mred\u001b[0m', '[31mred [0m'],
    ['zero\u0000width\u200bright\u202eleft', 'zero width right left'],
    ['line\u2028separator\u0085next', 'line separator next'],
    ['\t tidy \u0007', 'tidy'],
  ])('removes characters that a terminal would obey: %j', (msg, clean) => {
    expect(written(msg)).toEqual([{ sender: 'guest', msg: clean }]);
  });
});
