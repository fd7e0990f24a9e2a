import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import {
  awayId,
  createScorer,
  homeId,
  type Scorer,
  shortMatch,
  startedMatch,
  valueOf,
} from '../../test/scorer.ts';
import { testTime } from '../../test/test-platform.ts';
import { useScorer } from '../../test/use-scorer.ts';

const guest = (id: string, name = 'Gast') => ({ type: 'guest', id, name }) as const;
const thirdId = 'third000000000000000';
const fourthId = 'fourth00000000000000';

describe.each(databases)('creating matches on $name', ({ create }) => {
  const { db, platform, scorer } = useScorer(create);
  let stranger: Scorer;

  beforeAll(() => {
    stranger = createScorer(platform, { kind: 'guest', id: 'stranger000000000000' });
  });

  const heardOf = (id: string) => platform.heard.filter(({ payload }) => payload.matchId === id);

  it('completes the settings and returns a scheduled match', async () => {
    const match = valueOf(await scorer.create(shortMatch));
    expect(match.props).toMatchObject({
      status: 'scheduled',
      config: { startingScore: 101, legsToWinSet: 2, checkInMode: 'single-in', setMode: 'single-set' },
      createdById: 'guest000000000000000',
      timeStamp: testTime,
      startedAt: null,
      startingParty: 0,
      startingPlayerId: homeId,
      currentPlayerId: homeId,
      canSwitchPlayer: true,
      revision: 0,
      sets: [],
      currentSet: null,
      summary: null,
      eventId: null,
      caller: null,
      standing: { score: [101, 101], status: 'scheduled' },
    });
    expect(valueOf(await readMatch(db, match.id))).toEqual(match);
    expect(heardOf(match.id)).toEqual([
      {
        channel: `matches/${match.id}`,
        event: 'match-created',
        payload: { matchId: match.id, eventId: null, revision: 0 },
      },
    ]);
  });

  it('lets the away side throw first if the client asks for it', async () => {
    const match = valueOf(await scorer.create({ ...shortMatch, startingParty: 1 }));
    expect(match.props).toMatchObject({ startingParty: 1, startingPlayerId: awayId, revision: 0 });
    const started = valueOf(await scorer.start(match.id));
    expect(started.props).toMatchObject({ startingParty: 1, currentPlayerId: awayId });
  });

  it('keeps the time of a device, unless it is in the future', async () => {
    const past = valueOf(await scorer.create({ ...shortMatch, timeStamp: testTime - 5000 }));
    const future = valueOf(await scorer.create({ ...shortMatch, timeStamp: testTime + 5000 }));
    expect([past.props.timeStamp, future.props.timeStamp]).toEqual([testTime - 5000, testTime]);
  });

  it('returns the match again for the same creation with any order of fields, and announces it once', async () => {
    const match = valueOf(await scorer.create(shortMatch));
    const reordered = { config: { legsToWinSet: 2, startingScore: 101 }, parties: shortMatch.parties };
    expect(valueOf(await scorer.create(reordered, match.id))).toEqual(match);
    valueOf(await scorer.start(match.id));
    const later = valueOf(await scorer.create(shortMatch, match.id));
    expect(later.props.status).toBe('running');
    expect(heardOf(match.id).filter(({ event }) => event === 'match-created')).toHaveLength(1);
  });

  it('creates one match for several equal creations at once', async () => {
    const id = 'atonce00000000000000';
    const answers = await Promise.all(Array.from({ length: 10 }, () => scorer.create(shortMatch, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(valueOf(answer)))).size).toBe(1);
    expect(heardOf(id)).toHaveLength(1);
  });

  it('refuses a taken id with other props or by another caller', async () => {
    const { id } = valueOf(await scorer.create(shortMatch));
    const other = { ...shortMatch, description: 'Finale' };
    expect(await scorer.create(other, id)).toEqual({ ok: false, error: 'error.id-already-exists' });
    expect(await stranger.create(shortMatch, id)).toEqual({ ok: false, error: 'error.id-already-exists' });
    expect(valueOf(await readMatch(db, id)).props.description).toBeNull();
  });

  const single = (player: object) => ({ type: 'single', player }) as NewMatchProps['parties'][0];
  const invalid: readonly [string, Partial<NewMatchProps>, readonly string[]][] = [
    ['the same guest twice', { parties: [single(guest(homeId)), single(guest(homeId))] }, ['/props/parties']],
    [
      'the same guest twice in a pair',
      { parties: [{ type: 'double', players: [guest(homeId), guest(homeId)] }, single(guest(awayId))] },
      ['/props/parties'],
    ],
    [
      'registered and external players',
      {
        parties: [
          single({ type: 'registered', id: homeId }),
          single({ type: 'external', id: awayId, firstName: 'A', lastName: 'B' }),
        ],
      },
      ['/props/parties/0', '/props/parties/1'],
    ],
    ['a bye', { parties: [single(guest(homeId)), { type: 'bye' } as never] }, ['/props/parties/1']],
    [
      'a party that is not known yet',
      {
        parties: [
          { type: 'tba-by-match', outcome: 'winner', matchName: 'A' } as never,
          single({ type: 'bot', id: awayId, level: 3 }),
        ],
      },
      ['/props/parties/0'],
    ],
    [
      'no legs within sets',
      { config: { setMode: 'first-to', legConfig: { legMode: 'first-to', legsToWinSet: 0 } } },
      ['/props/config/legConfig/legsToWinSet'],
    ],
  ];

  it('converts best-of legs within sets', async () => {
    const config = { setMode: 'first-to', legConfig: { legMode: 'best-of', legsToWinSet: 5 } } as const;
    const id = platform.newId();
    const made = await scorer.create({ ...shortMatch, config }, id);
    expect(made).toMatchObject({
      value: { props: { config: { legConfig: { legMode: 'first-to', legsToWinSet: 3 } } } },
    });
  });

  it('stores no bull-out for a deciding leg that can never come', async () => {
    const config = { legMode: 'best-of', maxLegsToPlay: 4, bullOutForDecider: true } as const;
    const made = await scorer.create({ ...shortMatch, config }, platform.newId());
    expect(made).toMatchObject({ value: { props: { config: { bullOutForDecider: false } } } });
  });

  it('cleans names that older devices accepted, instead of refusing the match', async () => {
    const parties = [
      single({ type: 'guest', id: homeId, name: '\u202eannA\r\nAdler\u200b' }),
      single({ type: 'guest', id: awayId, name: '\u200b' }),
    ] as const;
    const eventName = 'Pokal\u2066\nrunde';
    const made = await scorer.create({ ...shortMatch, parties: [...parties], eventName }, platform.newId());
    expect(made).toMatchObject({
      value: {
        props: {
          parties: [{ player: { name: 'annA Adler' } }, { player: { name: '?' } }],
          eventName: 'Pokal runde',
        },
      },
    });
  });

  it.each(invalid)('refuses %s and names the fields', async (_, props, fields) => {
    const id = platform.newId();
    const answer = await scorer.create({ ...shortMatch, ...props }, id);
    expect(answer).toEqual({ ok: false, error: { code: 'error.invalid-request', fields } });
    expect(await readMatch(db, id)).toEqual({ ok: false, error: 'error.not-found' });
  });

  it('accepts pairs and bots', async () => {
    const pairs = valueOf(
      await scorer.create({
        parties: [
          { type: 'double', players: [guest(homeId), guest(awayId)] },
          { type: 'double', players: [guest(thirdId), { type: 'bot', id: fourthId, level: 11 }] },
        ],
      }),
    );
    expect(pairs.props.config.startingScore).toBe(501);
    expect(pairs.props.startingPlayerId).toBe(homeId);
  });

  it('refuses an unknown event, and a caller without a token', async () => {
    const forEvent = { ...shortMatch, eventId: 'event000000000000000' };
    const unknown = { code: 'error.invalid-request', fields: ['/props/eventId'] };
    expect(await scorer.create(forEvent)).toEqual({ ok: false, error: unknown });
    const nobody = createScorer(platform, { kind: 'anyone' });
    expect(await nobody.create(shortMatch)).toEqual({ ok: false, error: 'error.unauthorized' });
  });

  it('changes only the given fields, and only before the start', async () => {
    const { id } = valueOf(await scorer.create({ ...shortMatch, startingParty: 1 }));
    const parties: NewMatchProps['parties'] = [
      single(guest(homeId, 'Anna')),
      { type: 'double', players: [guest(thirdId), guest(fourthId)] },
    ];
    const changed = valueOf(
      await scorer.change(id, { parties, config: { startingScore: 301 }, description: 'Test' }),
    );
    expect(changed.props).toMatchObject({
      parties,
      config: { startingScore: 301, legsToWinSet: 2 },
      description: 'Test',
      startingParty: 1,
      startingPlayerId: thirdId,
      standing: { score: [301, 301] },
      revision: 1,
    });
    expect(valueOf(await readMatch(db, id))).toEqual(changed);
    expect(heardOf(id).at(-1)).toMatchObject({
      event: 'match-score-updated',
      payload: { change: 'edit', revision: 1 },
    });
    expect(
      await scorer.change(id, {
        config: { setMode: 'best-of', legConfig: { legMode: 'best-of', legsToWinSet: 7 } },
      }),
    ).toMatchObject({
      ok: true,
      value: { props: { config: { legConfig: { legMode: 'first-to', legsToWinSet: 4 } } } },
    });
    expect(await stranger.change(id, { description: '' })).toEqual({
      ok: false,
      error: 'error.insufficient-permissions',
    });
    valueOf(await scorer.start(id));
    expect(await scorer.change(id, { description: 'x' })).toEqual({
      ok: false,
      error: 'error.invalid-match-status',
    });
    expect(await scorer.change(platform.newId(), { description: 'x' })).toEqual({
      ok: false,
      error: 'error.not-found',
    });
  });

  it('deletes a match with all its rows, only for its creator, and frees the id', async () => {
    const { id } = await startedMatch(scorer);
    valueOf(await scorer.throw(id, { playerId: homeId, score: 60 }));
    expect(await stranger.remove(id)).toEqual({ ok: false, error: 'error.insufficient-permissions' });
    expect(await scorer.remove(id)).toEqual({ ok: true, value: undefined });
    expect(await readMatch(db, id)).toEqual({ ok: false, error: 'error.not-found' });
    expect(await scorer.remove(id)).toEqual({ ok: false, error: 'error.not-found' });
    expect(heardOf(id).at(-1)).toMatchObject({ event: 'match-deleted', payload: { revision: 3 } });
    for (const table of ['match_moves', 'match_players', 'match_requests'] as const) {
      const left = await db.query((q) =>
        q.selectFrom(table).select('match_id').where('match_id', '=', id).execute(),
      );
      expect(left).toEqual([]);
    }
    const again = valueOf(await scorer.create(shortMatch, id));
    expect(again.props).toMatchObject({ revision: 0, status: 'scheduled', sets: [] });
  });

  it('does not delete a finished match', async () => {
    const { id } = valueOf(await scorer.create(shortMatch));
    valueOf(await scorer.forfeit(id, 0));
    expect(await scorer.remove(id)).toEqual({ ok: false, error: 'error.invalid-match-status' });
  });
});
