import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { idsOf, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { type EntryAct, type EntryCast, pick, randomAct } from './entry-acts.ts';
import { eventually } from './eventually.ts';
import { tries } from './run-length.ts';
import { external, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Random walks through all ways into an entry: new ones, edits, partners and substitutes. Whichever way people come, the same
// is true afterwards, and a refused act leaves nothing behind.

const walks = Array.from({ length: tries({ usual: 5, long: 200 }) }, (_, index) => index + 1);
const acts = { beforeStart: 34, afterStart: 10 };
/** An act has about four calls; this measures no speed. */
const hangsMs = 120_000;
const waysIn = ['register', 'batch', 'edit', 'partner', 'substitute'] as const;

type Entries = readonly ParticipantEntry[];

const namesOf = (entries: Entries): readonly string[] =>
  entries.flatMap(({ participant }) =>
    peopleOf(participant).map((person) =>
      (person.firstName ?? ('name' in person ? person.name : '') ?? '').trim(),
    ),
  );
const allIds = (entries: Entries): readonly string[] =>
  entries.flatMap(({ participant }) => idsOf(participant));
const find = (entries: Entries, id: string) => entries.find((entry) => entry.id === id);

/** The address that an entry has after an act. */
const addressAfter = (entry: ParticipantEntry, before: Entries, { sent }: EntryAct): string | null => {
  const isNew = find(before, entry.id) === undefined;
  const earlier = find(before, entry.id);
  const ids = idsOf(entry.participant);
  if (sent?.has(entry.id) === true) return sent.get(entry.id) ?? null;
  if (isNew) return null;
  if (earlier !== undefined && idsOf(earlier.participant).some((id) => ids.includes(id)))
    return earlier.emailAddress ?? null;
  const brought = before.find(
    (other) => other.id !== entry.id && idsOf(other.participant).every((id) => ids.includes(id)),
  );
  return brought?.emailAddress ?? null;
};

/** Whether an act has brought somebody into an entry. */
const newIdsOf = (entry: ParticipantEntry, before: Entries): readonly string[] => {
  const earlier = find(before, entry.id);
  const earlierIds = earlier === undefined ? [] : idsOf(earlier.participant);
  return idsOf(entry.participant).filter((id) => !earlierIds.includes(id));
};

describe.each(databases)('ways into an entry on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  /** Accepted and refused acts of each way, and what some have done, in all walks. */
  const seen = new Map<string, number>();
  const count = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1);

  const castOf = async (type: EntryCast['type']): Promise<EntryCast> => ({
    type,
    chief: scene.chief,
    mate: await createPerson(app, { teamIds: [scene.teamId], firstName: 'Mate' }),
    strangers: await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dora'].map((firstName) => createPerson(app, { firstName })),
    ),
    guest: { token: (await call('GET /login/guest')).json.token },
    externals: Array.from({ length: 7 }, (_, index) => external('Gast', `Nr ${index}`)),
  });
  const accountsOf = ({ chief, mate, strangers }: EntryCast) => [chief, mate, ...strangers];
  const read = async (id: string): Promise<Entries> => (await calls.read(id)).participants;
  const send = (id: string, { address, by: { token }, body }: EntryAct) =>
    call(address.replace(' /', ` /events/${id}/`), { token, body });

  const consentsOf = (eventId: string) =>
    app.db.query((q) =>
      q
        .selectFrom('event_consents')
        .select(['player_id', 'status', 'asked_by', 'asked_at', 'answered_at'])
        .where('event_id', '=', eventId)
        .orderBy('player_id')
        .execute(),
    );
  /** Everything that the ways into an entry write; mails and the time of a mail come by themselves. */
  const rowsOf = async (eventId: string) => {
    const of = (
      table: 'event_participants' | 'event_participant_people' | 'event_participant_addresses' | 'event_log',
    ) => app.db.query((q) => q.selectFrom(table).selectAll().where('event_id', '=', eventId).execute());
    const rows = [
      await of('event_participants'),
      await of('event_participant_people'),
      await of('event_participant_addresses'),
      await of('event_log'),
      await consentsOf(eventId),
      await app.db.query((q) => q.selectFrom('players').selectAll().execute()),
      await app.db.query((q) => q.selectFrom('match_players').selectAll().execute()),
    ];
    return rows.map((table) => (table as readonly object[]).map((row) => JSON.stringify(row)).toSorted());
  };

  /** People without an account are players exactly as long as somebody needs them. */
  const expectPlayersKept = async (): Promise<void> => {
    const ids = await app.db.query(async (q) => ({
      players: await q.selectFrom('players').select('id').where('type', '=', 'external').execute(),
      entered: await q
        .selectFrom('event_participant_people as people')
        .innerJoin('event_participants as entries', 'entries.id', 'people.entry_id')
        .leftJoin('players', 'players.id', 'people.player_id')
        .select(['people.player_id', 'players.id as known'])
        .where('entries.status', '=', 'confirmed')
        .execute(),
      seated: await q.selectFrom('match_players').select('player_id').execute(),
    }));
    const used = new Set([...ids.entered, ...ids.seated].map(({ player_id: id }) => id));
    expect(ids.players.filter(({ id }) => !used.has(id))).toEqual([]);
    expect(ids.entered.filter(({ known }) => known === null)).toEqual([]);
  };

  /** Nobody is in it twice, everybody has a name, and accounts stay accounts. */
  const expectPeople = async (id: string, entries: Entries, cast: EntryCast): Promise<void> => {
    const ids = allIds(entries);
    expect(new Set(ids).size).toBe(ids.length);
    expect(namesOf(entries)).not.toContain('');
    const accounts = new Set(accountsOf(cast).map(({ playerId }) => playerId));
    for (const person of entries.flatMap(({ participant }) => peopleOf(participant)))
      expect([person.id, person.type]).toEqual([
        person.id,
        accounts.has(person.id) ? 'registered' : 'external',
      ]);
    expect(namesOf((await calls.read(id, cast.guest)).participants)).not.toContain('');
    await expectPlayersKept();
  };

  /** What an accepted act has done to addresses and ticks. */
  const expectEntries = (before: Entries, after: Entries, act: EntryAct): void => {
    if (before.some(({ id }) => find(after, id) === undefined)) count('made way');
    for (const entry of after) {
      expect([entry.id, entry.emailAddress ?? null]).toEqual([entry.id, addressAfter(entry, before, act)]);
      if (act.way === 'check-in') continue;
      const earlier = find(before, entry.id);
      const isOther = earlier === undefined || newIdsOf(entry, before).length > 0;
      if (isOther && earlier?.isPresent === true) count('ticks taken away');
      const ticks = isOther ? [false, false] : [earlier.isPresent, earlier.hasPaid];
      expect([entry.isPresent, entry.hasPaid]).toEqual(ticks);
    }
  };

  /** Who was asked first and when stays as it is: nobody is asked twice. */
  type Asked = {
    readonly status: string;
    readonly question?: { readonly askedBy: string | null; readonly askedAt: number };
  };

  /** Notes who has to be asked after an act, and compares it with who is. */
  const expectConsents = async (
    {
      id,
      cast,
      asked,
    }: { readonly id: string; readonly cast: EntryCast; readonly asked: Map<string, Asked> },
    { before, after, act }: { readonly before: Entries; readonly after: Entries; readonly act: EntryAct },
  ): Promise<void> => {
    const team = [cast.chief.playerId, cast.mate.playerId];
    const { by } = act;
    for (const playerId of after.flatMap((entry) => newIdsOf(entry, before))) {
      if (!accountsOf(cast).some((person) => person.playerId === playerId)) continue;
      const mayPlace =
        playerId === by.playerId || (team.includes(playerId) && team.includes(by.playerId ?? ''));
      const known = asked.get(playerId);
      if (mayPlace && known !== undefined) asked.set(playerId, { ...known, status: 'agreed' });
      if (!mayPlace && known === undefined) asked.set(playerId, { status: 'open' });
    }
    const rows = await consentsOf(id);
    expect(rows.map(({ player_id: playerId }) => playerId)).toEqual([...asked.keys()].toSorted());
    for (const { player_id: playerId, status, asked_by: askedBy, asked_at: askedAt } of rows) {
      const known = asked.get(playerId);
      const question = known?.question ?? { askedBy: by.userId ?? askedBy, askedAt: askedAt ?? 0 };
      expect({ status, askedBy, askedAt }).toEqual({ status: known?.status, ...question });
      asked.set(playerId, { status, question });
    }
  };

  /** The people of an entry sit in all its matches that have not begun. */
  const expectSeats = async (id: string, entries: Entries): Promise<void> => {
    for (const { matchId, slots, status } of await calls.matchesOf(id)) {
      if (matchId === null || (status !== 'ready' && status !== 'waiting')) continue;
      const { props } = await calls.must(`GET /matches/${matchId}`);
      for (const [index, slot] of slots.entries()) {
        const entry = find(entries, 'entrant' in slot ? slot.entrant : '');
        const party = props.parties[index];
        const seated = (party.players ?? (party.player ? [party.player] : [])).map(
          (player: { readonly id: string }) => player.id,
        );
        if (entry !== undefined) expect(seated).toEqual(idsOf(entry.participant));
      }
    }
  };

  it.each(walks)(
    'leave the same behind, whichever way people come, walk %i',
    async (walk) => {
      const chance = seededChance(`entries ${walk}`);
      const type = walk % 3 === 0 ? 'single' : 'double';
      const cast = await castOf(type);
      const setup = shortSetup('single-knockout', { participantsType: type, maxNoOfParticipants: 5 });
      const name = `Pokal ${newId()}`;
      const id = await calls.create(setup, { name });
      await calls.must(`PATCH /events/${id}/publish`);
      const asked = new Map<string, Asked>();

      const step = async (isStarted: boolean): Promise<void> => {
        const before = await read(id);
        const rows = await rowsOf(id);
        const act = randomAct({ cast, chance, entries: before }, isStarted);
        const answer = await send(id, act);
        const after = await read(id);
        expect(answer.status, `${act.way}: ${answer.text}`).toBeLessThan(500);
        const isAccepted = answer.status < 300;
        count(`${act.way} ${isAccepted ? 'accepted' : 'refused'}`);
        if (!isAccepted) return expect(await rowsOf(id), `${act.way}: ${answer.text}`).toEqual(rows);
        await expectPeople(id, after, cast);
        expectEntries(before, after, act);
        await expectConsents({ id, cast, asked }, { before, after, act });
        if (isStarted) await expectSeats(id, after);
      };

      for (let act = 0; act < acts.beforeStart; act += 1) await step(false);
      await calls.must(`PATCH /events/${id}/participants/confirm-all`);
      const confirmed = (await read(id)).filter(({ status }) => status === 'confirmed');
      if (confirmed.length < 2) await (type === 'single' ? calls.addPeople(id, 2) : calls.addPairs(id, 2));
      await calls.must(`PATCH /events/${id}/start`);
      await expectSeats(id, await read(id));
      for (let act = 0; act < acts.afterStart; act += 1) {
        if (act === acts.afterStart - 4) {
          const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
          await calls.win(pick(ready, chance)?.matchId ?? '');
        }
        await step(true);
      }

      for (const { playerId, token, emailAddress } of accountsOf(cast)) {
        const questions = await calls.must('GET /consents', { by: { token } });
        const isIn = (await read(id)).some(
          ({ status, participant }) =>
            status !== 'withdrawn' && status !== 'rejected' && idsOf(participant).includes(playerId),
        );
        const own = questions.filter(({ eventId }: { readonly eventId: string }) => eventId === id);
        expect(own).toHaveLength(isIn && asked.has(playerId) ? 1 : 0);
        const mails = () =>
          app.mails.filter(({ to, subject }) => to === emailAddress && subject === `Bist du dabei? ${name}`);
        // Partners of pairs get another mail that says so; whoever agrees at once may get none.
        if (type === 'single' && asked.get(playerId)?.status === 'open')
          await eventually(() => mails()[0], 'the question');
        expect(mails().length).toBeLessThanOrEqual(asked.has(playerId) ? 1 : 0);
      }
    },
    hangsMs,
  );

  it('are all taken, and all refused at times', () => {
    const kinds = waysIn.flatMap((way) => [`${way} accepted`, `${way} refused`]);
    const effects = ['made way', 'ticks taken away'];
    expect([...kinds, ...effects].filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
