import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { completeConfig } from '@neundarter/rules/match/config';
import { roundNames } from '@neundarter/rules/tournament/match/planned-match';
import { defaultTournamentSetup, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { externalEntry, type SetupOptions, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

type Entry = {
  readonly id: string;
  readonly status: string;
  readonly groupId: string | null;
  readonly groupPosition: number | null;
  readonly seed: number | null;
};

const groups = (options: SetupOptions['groups'] = {}, more: SetupOptions = {}) =>
  shortSetup('single-knockout-with-group-stage', {
    ...more,
    groups: { noOfGroups: 2, noOfQualifiers: 4, ...options },
  });

/** Settings in which one thing is wrong, with the fields that the refusal names. */
const wrongSettings: readonly (readonly [string, TournamentSetup, string])[] = [
  [
    'too few people',
    { ...groups(), minNoOfParticipants: 70, maxNoOfParticipants: 64 },
    'minNoOfParticipants',
  ],
  [
    'a number of groups that gives no knockout',
    groups({ noOfGroups: 15 }),
    'groupStageConfig/config/noOfGroups',
  ],
  ['qualifiers that do not fit', groups({ noOfQualifiers: 3 }), 'groupStageConfig/config/noOfQualifiers'],
  [
    'groups in a knockout',
    { ...shortSetup('single-knockout'), groupStageConfig: { ...groups().groupStageConfig } },
    'groupStageConfig/hasGroupStage',
  ],
  [
    'a knockout in a league',
    { ...shortSetup('league'), knockoutStageConfig: { ...groups().knockoutStageConfig } },
    'knockoutStageConfig/hasKnockoutStage',
  ],
  [
    'a group in which nobody can finish a leg',
    groups({
      matchConfig: {
        ...groups().groupStageConfig.config.matchConfig,
        checkInMode: 'double-in',
        startingScore: 3,
      },
    }),
    'groupStageConfig/config/matchConfig/startingScore',
  ],
  [
    'groups of one size in which nobody can finish a leg',
    groups({
      noOfGroups: 7,
      freeGroups: {
        seating: 'by-lot',
        ofSize: {
          size: 3,
          matchConfig: {
            ...groups().groupStageConfig.config.matchConfig,
            checkInMode: 'double-in',
            startingScore: 3,
          },
        },
      },
    }),
    'groupStageConfig/config/freeGroups/ofSize/matchConfig/startingScore',
  ],
];

describe.each(databases)('setting up a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);

  const problemOf = async (address: string, body: object) => {
    const [method = '', url = ''] = address.split(' ');
    const { token } = scene.chief;
    const headers = { authorization: `Bearer ${token}`, accept: 'application/problem+json' };
    const sent = { method: method as 'POST', url: `/api/v1${url}`, headers, payload: body };
    const { code, fields } = JSON.parse((await app.http.inject(sent)).body);
    return [code, ...(fields ?? [])];
  };
  const refusalOf = async (address: string, body: object = {}) =>
    (await call(address, { token: scene.chief.token, body })).text;
  const change = (id: string, config: TournamentSetup) =>
    calls.must('PATCH /events/', { body: { id, changedProps: { eventData: { config } } } });
  const entriesOf = async (id: string): Promise<readonly Entry[]> => (await calls.read(id)).participants;
  /** Ids of the entries of each group, in the order of the draw. */
  const groupsOf = async (id: string): Promise<readonly (readonly string[])[]> => {
    const placed = (await entriesOf(id)).filter(({ groupId }) => groupId !== null);
    const byGroup = Map.groupBy(placed, ({ groupId }) => groupId);
    return [...byGroup]
      .toSorted(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1))
      .map(([, group]) =>
        group
          .toSorted((one, other) => (one.groupPosition ?? 0) - (other.groupPosition ?? 0))
          .map((entry) => entry.id),
      );
  };
  const withPeople = async (config: TournamentSetup, count: number): Promise<string> => {
    const id = await calls.create(config);
    await calls.addPeople(id, count);
    return id;
  };

  it.each(wrongSettings)(
    'refuses %s, when it is created and when it is changed',
    async (_, config, field) => {
      const times = { startDateTime: 1_000, endDateTime: 2_000 };
      const props = {
        teamId: scene.teamId,
        type: 'tournament',
        name: 'Pokal',
        ...times,
        eventData: { config },
      };
      const invalid = 'error.invalid-request';
      expect(await problemOf('POST /events/', { id: newId(), props })).toEqual([
        invalid,
        `/props/eventData/config/${field}`,
      ]);
      const id = await calls.create(groups());
      expect(await problemOf('PATCH /events/', { id, changedProps: { eventData: { config } } })).toEqual([
        invalid,
        `/changedProps/eventData/config/${field}`,
      ]);
    },
  );

  it('keeps settings for pairs as soon as somebody has registered', async () => {
    const id = await withPeople(groups(), 1);
    const config = groups({}, { participantsType: 'double' });
    expect(await problemOf('PATCH /events/', { id, changedProps: { eventData: { config } } })).toEqual([
      'error.invalid-request',
      '/changedProps/eventData/config/participantsType',
    ]);
  });

  it('plays an odd best-of where a draw is impossible, and stores no bull-out that can never come', async () => {
    const even = completeConfig({ legMode: 'best-of', maxLegsToPlay: 4 });
    const setup = groups({ matchConfig: even });
    const { config } = setup.knockoutStageConfig;
    const rounds = Object.fromEntries(
      roundNames.map((name) => [name, { matchConfig: even }]),
    ) as typeof config.rounds;
    const sent = {
      ...setup,
      knockoutStageConfig: { ...setup.knockoutStageConfig, config: { ...config, rounds } },
    };
    const expectPlayable = async (id: string) => {
      const { groupStageConfig, knockoutStageConfig } = (await calls.read(id)).config;
      const inGroups = groupStageConfig.config.matchConfig;
      expect([inGroups.maxLegsToPlay, inGroups.bullOutForDecider]).toEqual([4, false]);
      for (const name of roundNames)
        expect(knockoutStageConfig.config.rounds[name].matchConfig.maxLegsToPlay).toBe(5);
    };
    await expectPlayable(await calls.create(sent));
    const id = await calls.create(groups());
    await change(id, sent);
    await expectPlayable(id);
  });

  it('plays the round limit of a phase in all its matches', async () => {
    const roundLimit = { rounds: 10, decision: 'lowest-rest' } as const;
    const matchConfig = completeConfig({ legsToWinSet: 1, roundLimit });
    const id = await calls.createRunning(shortSetup('league', { groups: { matchConfig } }), 3);
    const matches: readonly EventMatch[] = await calls.must(`GET /events/${id}/matches`);
    expect(matches.map(({ props }) => props.config.roundLimit)).toEqual([roundLimit, roundLimit, roundLimit]);
  });

  it('gets four groups with eight qualifiers if a mode with groups comes with fewer than two', async () => {
    const id = await calls.create(shortSetup('league', { groups: { noOfGroups: 1 } }));
    const config = shortSetup('double-knockout-with-group-stage', { groups: { noOfGroups: 1 } });
    const body = { id, changedProps: { eventData: { config } } };
    await calls.must('PATCH /events/', { body });
    const { noOfGroups, noOfQualifiers } = (await calls.read(id)).config.groupStageConfig.config;
    expect([noOfGroups, noOfQualifiers]).toEqual([4, 8]);
    // Within a mode one group is a mistake.
    expect((await call('PATCH /events/', { token: scene.chief.token, body })).text).toBe(
      'error.invalid-request',
    );
  });

  it('begins with the usual settings', async () => {
    const { config, status } = await calls.read(await calls.create());
    expect([config, status]).toEqual([defaultTournamentSetup, 'draft']);
  });

  it('draws groups by lot, again and again, and takes them back', async () => {
    const id = await withPeople(groups(), 7);
    await calls.must(`PATCH /events/${id}/groups/create`);
    const first = await groupsOf(id);
    expect(first.map(({ length }) => length)).toEqual([4, 3]);
    const { draw, groupsAreComplete } = await calls.read(id);
    expect([draw.noOfDraws, groupsAreComplete]).toEqual([1, true]);
    const draws = new Set([JSON.stringify(first)]);
    for (let count = 0; count < 5; count += 1) {
      await calls.must(`PATCH /events/${id}/groups/create`);
      draws.add(JSON.stringify(await groupsOf(id)));
    }
    expect(draws.size).toBeGreaterThan(1);
    expect((await calls.read(id)).draw.noOfDraws).toBe(6);
    await calls.must(`PATCH /events/${id}/groups/undo`);
    expect(await groupsOf(id)).toEqual([]);
    expect((await calls.read(id)).groupsAreComplete).toBe(false);
  });

  it('draws groups in a snake by the seeding list', async () => {
    const id = await withPeople(groups({ groupingMode: 'seeding-rank' }), 6);
    const [a, b, c, d, e, f] = (await entriesOf(id)).map((entry) => entry.id);
    const list = [f, e, d, c, b, a];
    await calls.must(`PATCH /events/${id}/seeding`, { body: { entries: list } });
    await calls.must(`PATCH /events/${id}/groups/create`);
    expect(await groupsOf(id)).toEqual([
      [f, c, b],
      [e, d, a],
    ]);
    const at = `PATCH /events/${id}/seeding`;
    expect(await problemOf(at, { entries: [a, a] })).toEqual(['error.invalid-request', '/entries']);
    expect(await problemOf(at, { entries: [newId()] })).toEqual(['error.event.participant-not-found']);
  });

  it('lets organisers make groups by hand, step by step', async () => {
    const id = await withPeople(groups({ groupingMode: 'manual' }), 6);
    const [a, b, c, d, e, f] = (await entriesOf(id)).map((entry) => entry.id);
    const assign = (...both: readonly (readonly (string | undefined)[])[]) => ({
      groups: both.map((participants, index) => ({ groupId: 'AB'[index], participants })),
    });
    const at = `PATCH /events/${id}/groups`;
    await calls.must(at, { body: assign([a, b], [c]) });
    expect(await groupsOf(id)).toEqual([[a, b], [c]]);
    const incomplete = 'error.event.groups-not-assigned-completely';
    expect(await refusalOf(`PATCH /events/${id}/groups/create`)).toBe(incomplete);
    const twice = 'error.event.groups-not-assigned-uniquely';
    expect(await refusalOf(at, assign([a, b], [a]))).toBe(twice);
    expect(await refusalOf(at, assign([newId()]))).toBe('error.event.participant-not-found');
    const unknown = { groups: [{ groupId: 'C', participants: [] }] };
    expect(await problemOf(at, unknown)).toEqual(['error.invalid-request', '/groups/0/groupId']);
    await calls.must(at, { body: assign([a, b, c, d], [e, f]) });
    expect(await refusalOf(`PATCH /events/${id}/groups/create`)).toBe(incomplete);
    await calls.must(at, { body: assign([f, b, d], [a, e, c]) });
    await calls.must(`PATCH /events/${id}/groups/create`);
    expect(await groupsOf(id)).toEqual([
      [f, b, d],
      [a, e, c],
    ]);
  });

  it.each([
    [
      'another mode',
      shortSetup('double-knockout-with-group-stage', { groups: { noOfGroups: 2, noOfQualifiers: 4 } }),
      true,
    ],
    ['another number of groups', groups({ noOfGroups: 4, noOfQualifiers: 4 }), true],
    ['another number of qualifiers', groups({ noOfQualifiers: 8 }), true],
    ['a match for the third place', groups({}, { hasThirdPlaceMatch: true }), false],
  ])('takes back the draw for %s: %s', async (_, config, isReset) => {
    const id = await withPeople(groups(), 6);
    await calls.must(`PATCH /events/${id}/groups/create`);
    await change(id, config);
    expect((await groupsOf(id)).length).toBe(isReset ? 0 : 2);
  });

  it('publishes, closes, opens again and cancels; every step only from its states', async () => {
    const id = await calls.create(groups({}, { minNoOfParticipants: 2 }));
    const at = (verb: string) => `PATCH /events/${id}/${verb}`;
    const invalid = 'error.event.invalid-status';
    for (const verb of ['close', 'reopen', 'undo-start', 'start'])
      expect(await refusalOf(at(verb))).toBe(invalid);
    await calls.must(at('publish'));
    for (const verb of ['publish', 'reopen']) expect(await refusalOf(at(verb))).toBe(invalid);
    const otto = externalEntry('Otto', { status: 'requested', emailAddress: 'otto@example.org' });
    const notClosable = 'error.event.registration-not-closable';
    expect(await refusalOf(at('close'))).toBe(notClosable);
    await calls.addPeople(id, 2);
    await calls.must(`POST /events/${id}/participants`, { body: otto });
    expect(await refusalOf(at('close'))).toBe(notClosable);
    await calls.must(at('participants/confirm-all'));
    await calls.must(at('close'));
    await calls.must(at('reopen'));
    await calls.must(at('close'));
    const { eventData } = (await calls.must(at('cancel'), { body: { reason: 'Sturm' } })).props;
    expect([eventData.status, eventData.cancelledBecause]).toEqual(['cancelled', 'Sturm']);
    const mail = await eventually(
      () => app.mails.find(({ to, subject }) => to === 'otto@example.org' && subject.startsWith('Abgesagt')),
      'a mail about the cancellation',
    );
    expect(mail.text).toContain('Grund: Sturm');
    for (const verb of ['publish', 'close', 'reopen', 'start', 'groups/create', 'pin'])
      expect(await refusalOf(at(verb))).toBe(invalid);
    expect(await refusalOf(`POST /events/${id}/participants`, externalEntry('Ida'))).toBe(invalid);
  });

  it('starts only with all that it needs, and says what is missing', async () => {
    const id = await calls.create(groups());
    const start = () => refusalOf(`PATCH /events/${id}/start`);
    await calls.must(`PATCH /events/${id}/publish`);
    expect(await start()).toBe('error.event.not-enough-participants');
    await calls.addPeople(id, 4);
    expect(await start()).toBe('error.event.groups-not-assigned-completely');
    await calls.must(`PATCH /events/${id}/groups/create`);
    expect(await start()).toBe('error.event.not-enough-participants');
    await calls.addPeople(id, 2);
    expect(await start()).toBe('error.event.groups-not-assigned-completely');
    const late = externalEntry('Otto', { status: 'requested' });
    await calls.must(`POST /events/${id}/participants`, { body: late });
    await calls.must(`PATCH /events/${id}/groups/create`);
    expect(await start()).toBe('error.event.requests-not-answered');
    await calls.must(`PATCH /events/${id}/participants/reject`, { body: { participant: late.participant } });
    await calls.must(`PATCH /events/${id}/start`);
    expect(await start()).toBe('error.event.invalid-status');
    const league = await calls.create(shortSetup('league', { maxNoOfParticipants: 128 }));
    await calls.must(`PATCH /events/${league}/publish`);
    expect(await refusalOf(`PATCH /events/${league}/start`)).toBe('error.event.not-enough-participants');
    await calls.addPeople(league, 64);
    expect(await refusalOf(`PATCH /events/${league}/start`)).toBe('error.event.too-many-matches');
  });

  it('fixes settings, people and groups with the start, until that is taken back', async () => {
    const id = await calls.createRunning(groups(), 6);
    const invalid = 'error.event.invalid-status';
    const before = await calls.read(id);
    const [first] = before.participants;
    const config = { ...groups(), maxNoOfParticipants: 32 };
    expect(await refusalOf('PATCH /events/', { id, changedProps: { eventData: { config } } })).toBe(invalid);
    expect(await refusalOf(`PATCH /events/${id}/groups/undo`)).toBe(invalid);
    expect(await refusalOf(`PATCH /events/${id}/seeding`, { entries: [] })).toBe(invalid);
    expect(await refusalOf(`POST /events/${id}/participants`, externalEntry('Ida'))).toBe(invalid);
    const { participant } = first;
    const undoAnswer = `PATCH /events/${id}/participants/undo-confirm-reject`;
    expect(await refusalOf(undoAnswer, { participant })).toBe(invalid);
    const { revision } = (await calls.must(`GET /events/${id}`)).props;
    const undone = await calls.must(`PATCH /events/${id}/undo-start`);
    expect(undone.props.revision).toBe(revision + 1);
    expect(await calls.must(`GET /events/${id}/matches`)).toEqual([]);
    await change(id, config);
    await calls.must(`PATCH /events/${id}/start`);
    const again = await calls.read(id);
    expect(again.draw).toEqual(before.draw);
    expect(again.stages.group.groups).toEqual(before.stages.group.groups);
    await calls.win(again.state.matches[0].matchId);
    expect(await problemOf(`PATCH /events/${id}/undo-start`, {})).toEqual(['error.event.game-already-begun']);
  });

  it('refuses changes of somebody who has seen an older state', async () => {
    const id = await withPeople(groups(), 6);
    const seen = (await calls.must(`GET /events/${id}`)).props.editRevision;
    await calls.must(`PATCH /events/${id}/publish`, { body: { editRevision: seen } });
    const old = { editRevision: seen };
    for (const verb of ['close', 'groups/create', 'pin', 'participants/confirm-all'])
      expect(await refusalOf(`PATCH /events/${id}/${verb}`, old)).toBe('error.event.changed-meanwhile');
  });
});
