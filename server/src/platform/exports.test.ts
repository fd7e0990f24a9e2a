import { describe, expect, it } from 'vitest';
import { createExports, type ExportedFile, type Exports } from './exports.ts';

const fileOf = (pages: AsyncIterator<string>) => async (): Promise<ExportedFile> => ({
  contentType: 'text/csv',
  fileName: 'a.csv',
  entries: 1,
  pages,
});
async function* pagesOf(...pages: readonly string[]): AsyncGenerator<string> {
  yield* pages;
}
const piecesOf = async (exports: Exports, userId: string, pages: AsyncIterator<string>) => {
  const started = await exports.start(userId, fileOf(pages));
  return started.ok ? started.value.pieces[Symbol.asyncIterator]() : null;
};

describe('exports', () => {
  it('are one at a time for a user, but not for several users', async () => {
    const exports = createExports();
    const mine = await piecesOf(exports, 'anna', pagesOf('a', 'b'));
    expect(await piecesOf(exports, 'anna', pagesOf('c'))).toBeNull();
    expect(await exports.start('anna', fileOf(pagesOf('c')))).toEqual({
      ok: false,
      error: 'error.export.already-running',
    });
    const other = await piecesOf(exports, 'bernd', pagesOf('d'));
    expect([(await mine?.next())?.value, (await other?.next())?.value]).toEqual(['a', 'd']);
    expect([await mine?.next(), await mine?.next()]).toMatchObject([{ value: 'b' }, { done: true }]);
    expect(await piecesOf(exports, 'anna', pagesOf('c'))).not.toBeNull();
  });

  it('end when the client disconnects, even before the first page', async () => {
    const exports = createExports();
    const seen: string[] = [];
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield 'x';
      } finally {
        seen.push('closed');
      }
    }
    await (await piecesOf(exports, 'anna', endless()))?.return?.();
    const mine = await piecesOf(exports, 'anna', endless());
    await mine?.next();
    await mine?.return?.();
    await mine?.return?.();
    expect(seen).toEqual(['closed']);
    expect(await piecesOf(exports, 'anna', endless())).not.toBeNull();
  });

  it('may be tried again if the first page could not be read', async () => {
    const exports = createExports();
    const failing = async () => {
      throw new Error('gone');
    };
    await expect(exports.start('anna', failing)).rejects.toThrow('gone');
    expect(await piecesOf(exports, 'anna', pagesOf('a'))).not.toBeNull();
  });

  it('end after an error of the database, while other exports continue', async () => {
    const exports = createExports();
    async function* broken(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('gone');
    }
    const mine = await piecesOf(exports, 'anna', broken());
    const other = await piecesOf(exports, 'bernd', pagesOf('b', 'c'));
    expect((await mine?.next())?.value).toBe('a');
    await expect(mine?.next()).rejects.toThrow('gone');
    expect([(await other?.next())?.value, (await other?.next())?.value]).toEqual(['b', 'c']);
    expect(await piecesOf(exports, 'anna', pagesOf('d'))).not.toBeNull();
  });

  it('write one page at a time, in turn, and let others work in between', async () => {
    const exports = createExports();
    const order: string[] = [];
    let writing = 0;
    async function* pages(name: string): AsyncGenerator<string> {
      for (let page = 0; page < 3; page += 1) {
        writing += 1;
        expect(writing).toBe(1);
        await Promise.resolve();
        writing -= 1;
        order.push(name);
        yield name;
      }
    }
    const readAll = async (userId: string) => {
      const pieces = await piecesOf(exports, userId, pages(userId));
      while ((await pieces?.next())?.done !== true);
    };
    let others = 0;
    const timer = setInterval(() => (others += 1), 0);
    await Promise.all(['a', 'b', 'c'].map(readAll));
    clearInterval(timer);
    expect(order.join('')).toBe('abababccc');
    expect(others).toBeGreaterThan(0);
  });

  it('are written two at a time; the others wait in the order of their calls', async () => {
    const exports = createExports();
    const names = 'abcdefgh'.split('');
    const isOpen = new Set<string>();
    let mostOpen = 0;
    const begun: string[] = [];
    async function* pages(name: string): AsyncGenerator<string> {
      begun.push(name);
      isOpen.add(name);
      mostOpen = Math.max(mostOpen, isOpen.size);
      for (let page = 0; page < 3; page += 1) yield `${name}${page}`;
      isOpen.delete(name);
    }
    const readAll = async (name: string): Promise<string> => {
      const pieces = await piecesOf(exports, name, pages(name));
      let text = '';
      for (;;) {
        const page = await pieces?.next();
        if (page === undefined || page.done === true) return text;
        text += page.value;
      }
    };
    expect(await Promise.all(names.map(readAll))).toEqual(names.map((name) => `${name}0${name}1${name}2`));
    expect([mostOpen, begun]).toEqual([2, names]);
  });

  it('do nothing for a client that leaves while waiting, and let the next one in', async () => {
    const exports = createExports();
    const begun: string[] = [];
    async function* pages(name: string): AsyncGenerator<string> {
      begun.push(name);
      yield name;
    }
    const open = async (name: string) => piecesOf(exports, name, pages(name));
    const [first, second, third, fourth] = [
      await open('a'),
      await open('b'),
      await open('c'),
      await open('d'),
    ];
    await Promise.all([first?.next(), second?.next()]);
    const [waiting, last] = [third?.next(), fourth?.next()];
    await third?.return?.();
    expect(await waiting).toMatchObject({ done: true });
    await first?.return?.();
    expect((await last)?.value).toBe('d');
    expect(begun).toEqual(['a', 'b', 'd']);
    expect((await (await open('c'))?.return?.())?.done).toBe(true);
  });

  it('lend their place while the client does not read on, and come back to it', async () => {
    const exports = createExports({ atOnce: 1, turnMs: 1 });
    const stalled = await piecesOf(exports, 'anna', pagesOf('a', 'b'));
    await stalled?.next();
    const other = await piecesOf(exports, 'bernd', pagesOf('c', 'd'));
    expect([(await other?.next())?.value, (await other?.next())?.value]).toEqual(['c', 'd']);
    expect((await stalled?.next())?.value).toBe('b');
  });

  it('take turns if they are long', async () => {
    const exports = createExports({ atOnce: 1, turnMs: 0 });
    const order: string[] = [];
    const readAll = async (name: string) => {
      const pieces = await piecesOf(exports, name, pagesOf('1', '2', '3'));
      for (;;) {
        const page = await pieces?.next();
        if (page === undefined || page.done === true) return;
        order.push(name + page.value);
      }
    };
    await Promise.all([readAll('a'), readAll('b')]);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });
});
