import '../../test/fake-indexed-db.ts';
import '../../test/browser-gaps.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('begins to read the match of the address as soon as its code is there', async () => {
  signInAs();
  const calls = fakeServer(noNetwork);
  history.replaceState(null, '', '/matches/abc');
  await import('./match-screen.tsx');
  await vi.waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/v1/matches/abc'));
});
