import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json } from '../../test/fake-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { keepMatchPin, matchPinOf } from './match-pins.ts';
import { readMatch } from './read-match.ts';

const match = playMatch({ legs: ['501 | 60'] });
const entity = entityOf(match, 2);
const readFrom = async (event: object, before = (): void => undefined) => {
  const sent: (string | null)[] = [];
  fakeApi({
    [`GET /matches/${match.id}`]: ({ headers }) => {
      sent.push(headers.get('x-match-pin'));
      before();
      return json({ ...entity, props: { ...entity.props, eventId: 'cup', event } });
    },
  });
  await readMatch({ id: match.id, eventId: 'cup' });
  return sent;
};
const cup = { teamId: 'bulls', type: 'tournament', hasPin: true };

beforeEach(() => {
  localStorage.clear();
  keepMatchPin('cup', '4711');
  keepMatchPin('other', '0815');
});
afterEach(() => vi.unstubAllGlobals());

it('sends the stored PIN, and keeps it as long as the server accepts it', async () => {
  expect(await readFrom({ ...cup, isEnrolled: true })).toEqual(['4711']);
  // Older servers do not say it, and an event can lose its PIN.
  await readFrom(cup);
  await readFrom({ ...cup, hasPin: false, isEnrolled: false });
  expect(matchPinOf('cup')).toBe('4711');
});

it('forgets the PIN once the server no longer accepts it', async () => {
  await readFrom({ ...cup, isEnrolled: false });
  expect([matchPinOf('cup'), matchPinOf('other')]).toEqual([null, '0815']);
  expect(await readFrom({ ...cup, isEnrolled: false })).toEqual([null]);
});

it('keeps a new PIN that was entered while the old one was on its way', async () => {
  await readFrom({ ...cup, isEnrolled: false }, () => keepMatchPin('cup', '1234'));
  expect(matchPinOf('cup')).toBe('1234');
});
