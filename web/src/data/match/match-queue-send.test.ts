import { bedCentre } from '@neundarter/rules/board/geometry';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { standingOf } from '@neundarter/rules/match/standing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { type Answer, fakeServer, json, noNetwork, refusal, type SentCall } from '../../test/fake-server.ts';
import { idOf, playMatch } from '../../test/played-match.ts';
import type { MatchCommand } from './match-commands.ts';
import { keepMatchPin } from './match-pins.ts';
import { sendCommand } from './match-queue.ts';

const match = playMatch({ legs: ['501 | 60'] });
const threeDarts = (['S20', 'S20', 'S5'] as const).map((bed) => ({ bed, ...bedCentre(bed) }));
const aThrow = {
  kind: 'throw',
  id: 'turn0000000000000001',
  newThrow: {
    id: 'turn0000000000000001',
    playerId: idOf('Ben'),
    score: 45,
    dartsThrown: 3,
    attemptsOnDouble: 0,
    timeStamp: 7,
  },
  position: { setNumber: 1, legNumber: 1, throwNumber: 2 },
} as const satisfies MatchCommand;

/** Answers everything but the guest's login. */
const answering = (answer: Answer) =>
  fakeServer((call) =>
    call.url.endsWith('/login/guest')
      ? json({ token: 't1', guestId: 'g'.repeat(20), expiresAt: 0 })
      : answer(call),
  );
const send = (command: MatchCommand) => sendCommand(match.id, command, { base: null });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a command that is sent', () => {
  it.each([
    {
      command: aThrow,
      method: 'POST',
      url: `/matches/${match.id}/throw`,
      body: {
        playerId: idOf('Ben'),
        score: 45,
        dartsThrown: 3,
        attemptsOnDouble: 0,
        timeStamp: 7,
        setNumber: 1,
        legNumber: 1,
        throwNumber: 2,
      },
    },
    {
      command: { ...aThrow, newThrow: { ...aThrow.newThrow, darts: threeDarts } },
      method: 'POST',
      url: `/matches/${match.id}/throw`,
      body: {
        playerId: idOf('Ben'),
        score: 45,
        dartsThrown: 3,
        attemptsOnDouble: 0,
        timeStamp: 7,
        darts: threeDarts,
        setNumber: 1,
        legNumber: 1,
        throwNumber: 2,
      },
    },
    {
      command: { kind: 'undo', id: 'u1', throwId: 'turn1' },
      method: 'DELETE',
      url: `/matches/${match.id}/throw?throwId=turn1`,
    },
    {
      command: { kind: 'start', id: 's1', at: 5 },
      method: 'PATCH',
      url: `/matches/${match.id}/start`,
      body: { timeStamp: 5 },
    },
    {
      command: { kind: 'switch', id: 'w1', startingParty: 1 },
      method: 'PATCH',
      url: `/matches/${match.id}/switch`,
    },
    {
      command: { kind: 'forfeit', id: 'f1', winningParty: 1, at: 5 },
      method: 'PATCH',
      url: `/matches/${match.id}/forfeit`,
      body: { winningParty: 1, timeStamp: 5 },
    },
  ] satisfies readonly { command: MatchCommand; method: string; url: string; body?: unknown }[])(
    'is $method $url with its id as the request id',
    async ({ command, method, url, ...rest }) => {
      const calls = answering(() => json(entityOf(match, 3)));
      expect(await send(command)).toMatchObject({ kind: 'done', answer: { props: { revision: 3 } } });
      const call = calls.at(-1);
      expect(call).toMatchObject({
        method,
        url: `/api/v1${url}`,
        body: 'body' in rest ? rest.body : undefined,
      });
      expect(call?.headers.get('x-request-id')).toBe(command.id);
    },
  );

  it.each<MatchCommand>([
    aThrow,
    { kind: 'undo', id: 'u1', throwId: 'turn1' },
    { kind: 'start', id: 's1', at: 5 },
    { kind: 'switch', id: 'w1', startingParty: 1 },
    { kind: 'forfeit', id: 'f1', winningParty: 1, at: 5 },
  ])('contains the stored PIN for the event of its match: $kind', async (command) => {
    keepMatchPin('event1', '4711');
    const calls = answering(() => json(entityOf(match, 3)));
    const pinSentFor = async (eventId: string | null) => {
      const base = entityOf(match, 2);
      await sendCommand(match.id, command, { base: { ...base, props: { ...base.props, eventId } } });
      return calls.at(-1)?.headers.get('x-match-pin');
    };
    expect(await pinSentFor('event1')).toBe('4711');
    expect(await pinSentFor('event2')).toBeNull();
    expect(await pinSentFor(null)).toBeNull();
  });

  it('creates a match with the id the device chose', async () => {
    const calls = answering(() => json(entityOf(match, 1)));
    const { parties, config } = match;
    const newMatch = { parties, config, startingParty: 1 as const, description: null, timeStamp: 9 };
    await send({ kind: 'create', id: 'c1', newMatch });
    expect(calls.at(-1)?.body).toEqual({
      id: match.id,
      props: { parties, config, startingParty: 1, timeStamp: 9 },
    });
  });
});

describe('a minimal answer', () => {
  const base = entityOf(match, 2);
  const next = recordThrow(match, aThrow.newThrow, aThrow.position);
  if (!next.ok) throw new Error(next.error);
  const after = next.value;
  const lastThrow = after.sets[0]?.legs[0]?.throws[1] ?? null;
  const minimal = (revision: number) =>
    json({ id: match.id, revision, standing: standingOf(after), lastThrow });
  const preferences = (calls: readonly SentCall[]) => calls.map(({ headers }) => headers.get('prefer'));
  const sendWithBase = (command: MatchCommand) => sendCommand(match.id, command, { base });

  it('is requested during a match', async () => {
    const calls = answering(() => json(entityOf(match, 3)));
    const during: MatchCommand[] = [
      aThrow,
      { kind: 'undo', id: 'u1', throwId: 'turn1' },
      { kind: 'switch', id: 'w1', startingParty: 1 },
    ];
    for (const command of during) await send(command);
    expect(preferences(calls.slice(-3))).toEqual(during.map(() => 'return=minimal'));
    await send({ kind: 'start', id: 's1', at: 5 });
    expect(preferences(calls.slice(-1))).toEqual([null]);
  });

  it('with the next revision needs no further call', async () => {
    const calls = answering(() => minimal(3));
    const sent = await sendWithBase(aThrow);
    expect(sent).toMatchObject({ kind: 'done', answer: { props: { revision: 3, sets: after.sets } } });
    expect(calls.filter(({ url }) => !url.endsWith('/login/guest'))).toHaveLength(1);
  });

  it('after a gap lets the device read the match with its PIN', async () => {
    keepMatchPin('event1', '4711');
    const calls = answering(({ method }) => (method === 'GET' ? json(entityOf(after, 9)) : minimal(9)));
    const known = { ...base, props: { ...base.props, eventId: 'event1' } };
    const sent = await sendCommand(match.id, aThrow, { base: known });
    expect(sent).toMatchObject({ kind: 'done', answer: { props: { revision: 9 } } });
    expect(calls.at(-1)).toMatchObject({ method: 'GET', url: `/api/v1/matches/${match.id}` });
    expect(calls.at(-1)?.headers.get('x-match-pin')).toBe('4711');
  });

  it('that does not fit lets the device send again if the match cannot be read', async () => {
    answering(({ method }) => (method === 'GET' ? noNetwork() : minimal(9)));
    expect(await sendWithBase(aThrow)).toEqual({ kind: 'later', code: 'error.api.network-error' });
    answering(({ method }) => (method === 'GET' ? json(entityOf(after, 9)) : minimal(9)));
    expect(await sendWithBase(aThrow)).toMatchObject({ kind: 'done', answer: { props: { revision: 9 } } });
  });
});

describe('a match with players who have not agreed to it', () => {
  const { parties, config } = match;
  const training = { id: 'training000000000001', teamId: 'team1', name: 'Training', hasPin: false } as never;
  const newMatch = { parties, config, startingParty: 0 as const, description: null, timeStamp: 9 };
  const isKept = (body: unknown) => (body as { isKept?: boolean }).isKept === true;
  const notAvailable = () => refusal(403, 'error.match.player-not-available');

  it('is sent again as kept, so that the server turns them into guests', async () => {
    const calls = answering(({ body }) => (isKept(body) ? json(entityOf(match, 1)) : notAvailable()));
    const outcome = await send({ kind: 'create', id: 'c1', newMatch });
    expect(outcome).toMatchObject({ kind: 'done' });
    const created = calls.filter(({ url }) => url.endsWith('/matches/'));
    expect(created.map(({ body }) => isKept(body))).toEqual([false, true]);
    expect(new Set(created.map(({ headers }) => headers.get('x-request-id')))).toEqual(new Set(['c1']));
  });

  it('is also sent as kept if its training was deleted', async () => {
    const hasTraining = (body: unknown) => JSON.stringify(body).includes('eventId');
    const calls = answering(({ body }) => {
      if (hasTraining(body)) return refusal(400, 'error.invalid-request');
      return isKept(body) ? json(entityOf(match, 1)) : notAvailable();
    });
    expect(await send({ kind: 'create', id: 'c1', newMatch: { ...newMatch, training } })).toMatchObject({
      kind: 'done',
    });
    expect(calls.filter(({ url }) => url.endsWith('/matches/'))).toHaveLength(3);
  });
});

describe('the outcome of a command', () => {
  it.each(['error.match.out-of-sync', 'error.id-already-exists', 'error.invalid-match-status'])(
    'is a final refusal with %s',
    async (code) => {
      answering(() => refusal(409, code));
      expect(await send(aThrow)).toEqual({ kind: 'refused', code });
    },
  );

  it('is a refusal for a deleted match, but not for a wrong address behind a proxy', async () => {
    answering(() => refusal(404, 'error.not-found'));
    expect(await send(aThrow)).toEqual({ kind: 'refused', code: 'error.not-found' });
    answering(() => refusal(404, '<html>'));
    expect(await send(aThrow)).toEqual({ kind: 'later', code: 'error.api.404' });
  });

  it.each([
    { what: 'no network', code: 'error.api.network-error', answer: noNetwork },
    { what: 'a server error', code: 'error.api.500', answer: () => refusal(500, 'error.api.500') },
    { what: 'a broken proxy', code: 'error.api.502', answer: () => refusal(502, '<html>') },
    { what: 'a restart', code: 'error.api.unavailable', answer: () => refusal(503, 'error.api.unavailable') },
    { what: 'a strange answer', code: 'Request failed with status: 418', answer: () => refusal(418, 'tea') },
    {
      what: 'too many requests',
      code: 'error.too-many-requests',
      answer: () => refusal(429, 'error.too-many-requests'),
    },
    {
      what: 'an expired token',
      code: 'error.unauthorized',
      answer: () => refusal(401, 'error.unauthorized'),
    },
    { what: "a hotspot's login page", code: 'error.api.network-error', answer: () => new Response('<html>') },
  ])('is tried again after $what, and says why', async ({ answer, code }) => {
    answering(answer);
    expect(await send(aThrow)).toEqual({ kind: 'later', code });
  });

  it('is tried again at the time that the server named', async () => {
    const headers = { 'retry-after': '12' };
    answering(() => new Response('error.too-many-requests', { status: 429, headers }));
    expect(await send(aThrow)).toMatchObject({ kind: 'later', afterMs: 12_000 });
  });
});

describe('a start that somebody else has made first', () => {
  const start = { kind: 'start', id: 'start000000000000001', at: 7 } as const satisfies MatchCommand;

  it('is no error: the device goes on with the match of the server', async () => {
    answering(({ method }) =>
      method === 'PATCH' ? refusal(409, 'error.invalid-match-status') : json(entityOf(match, 4)),
    );
    const outcome = await send(start);
    expect(outcome).toMatchObject({ kind: 'done', answer: { id: match.id } });
  });

  it('is refused when the match is over', async () => {
    const over = playMatch({ config: { legsToWinSet: 1 }, legs: ['501 | 180 60 | 180 45 | 141#1'] });
    answering(({ method }) =>
      method === 'PATCH' ? refusal(409, 'error.invalid-match-status') : json(entityOf(over, 4)),
    );
    expect(await send(start)).toMatchObject({ kind: 'refused' });
  });
});
