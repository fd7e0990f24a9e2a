import '../../test/browser-gaps.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { requestFile } from './request-file.ts';

afterEach(() => vi.unstubAllGlobals());

const idOf = (number: number) => String(number).padStart(20, '0');

/** A server that sends a file in these pieces; `breaks` cuts the connection at the end. */
const sending = (
  pieces: readonly string[],
  { entries, breaks = false }: { entries?: number; breaks?: boolean },
) => {
  signInAs();
  fakeServer(() => {
    const left = [...pieces];
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = left.shift();
        if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
        else if (breaks) controller.error(new TypeError('terminated'));
        else controller.close();
      },
    });
    const headers = new Headers({ 'content-type': 'text/csv' });
    if (entries !== undefined) headers.set('x-entry-count', String(entries));
    return new Response(body, { headers });
  });
};
const load = async () => {
  const parts: number[] = [];
  const { content } = await requestFile('GET /users/me/export', {}, (part) => parts.push(part));
  return { parts, text: await content.text() };
};

describe('the progress of a file', () => {
  it('counts its entries, even if they are cut in pieces', async () => {
    const lines = [1, 2, 3, 4].map((number) => `{"id":"${idOf(number)}","ä":1},\n`).join('');
    const pieces = [...lines.matchAll(/.{1,20}/gs)].map(([piece]) => piece);
    sending(pieces, { entries: 4 });
    const { parts, text } = await load();
    expect(text).toBe(lines);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(new Set(parts)).toEqual(new Set([0, 0.25, 0.5, 0.75, 1]));
  });

  it('counts the turns of a match as one, and never exceeds 1', async () => {
    const turn = (match: number, score: number) => `{"matchId":"${idOf(match)}","score":${score}},\n`;
    sending([turn(1, 60), turn(1, 45), turn(2, 26), turn(3, 1)], { entries: 2 });
    expect((await load()).parts).toEqual([0.5, 0.5, 1, 1]);
  });

  it('is not reported if the server does not send the number of entries', async () => {
    sending(['a\n', 'b\n'], {});
    expect(await load()).toEqual({ parts: [], text: 'a\nb\n' });
  });

  it('ends with an error, not with a part of the file', async () => {
    sending(['a\n'], { entries: 2, breaks: true });
    await expect(load()).rejects.toMatchObject({ code: 'error.api.network-error' });
  });
});
