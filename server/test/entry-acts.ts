import type { ParticipantEntry, SentParticipant } from '@neundarter/contract/entities/participant';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { idsOf, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { newId } from '../src/platform/ids.ts';
import type { Person } from './create-person.ts';
import type { external } from './tournament-scene.ts';

/** Somebody who sends a call. */
type Caller = { readonly token: string; readonly playerId?: string; readonly userId?: string };

/** The people of a walk: accounts and people without one, of whom everybody may come into every entry. */
export type EntryCast = {
  readonly type: 'single' | 'double';
  readonly chief: Person;
  /** A team mate of the organiser. */
  readonly mate: Person;
  readonly strangers: readonly Person[];
  readonly guest: Caller;
  readonly externals: readonly ReturnType<typeof external>[];
};

/** A call about entries. @property sent addresses by the id of their entry, as the call names them */
export type EntryAct = {
  readonly way: string;
  readonly address: string;
  readonly by: Caller;
  readonly body: object;
  readonly sent?: ReadonlyMap<string, string | null>;
};

type ActFacts = {
  readonly cast: EntryCast;
  readonly chance: Chance;
  /** The entries as the organiser sees them. */
  readonly entries: readonly ParticipantEntry[];
};

export const pick = <Item>(items: readonly Item[], chance: Chance): Item =>
  items[Math.floor(chance() * items.length)] as Item;

const accountsOf = ({ chief, mate, strangers }: EntryCast): readonly Person[] => [chief, mate, ...strangers];

/** People of an entry as a client sends them back. */
const sentBack = ({ participant }: ParticipantEntry): SentParticipant => {
  const [one, other] = peopleOf(participant).map((person) =>
    person.type === 'external' ? person : ({ type: 'registered', id: person.id } as const),
  );
  return (
    other === undefined ? { type: 'single', player: one } : { type: 'double', players: [one, other] }
  ) as SentParticipant;
};

/** People of the cast whose entry has ended, as a client sends them. */
const returning = ({ entries }: ActFacts): readonly object[] =>
  entries
    .filter(({ status }) => status === 'withdrawn' || status === 'rejected')
    .flatMap((entry) => peopleOf(sentBack(entry)));

/** A person as a client sends them; one in fifteen is not who the client says. */
const somebody = (facts: ActFacts): object => {
  const { cast, chance } = facts;
  const accounts = accountsOf(cast);
  const ended = returning(facts);
  if (ended.length > 0 && chance() < 0.3) return pick(ended, chance);
  const account = pick(accounts, chance).playerId;
  const guest = pick(cast.externals, chance);
  const kind = chance();
  if (kind < 0.35) return { type: 'registered', id: account };
  if (kind < 0.55) return { type: 'registered', onlineId: account.slice(0, 6) };
  if (kind < 0.93) return guest;
  return pick(
    [
      { type: 'registered', id: guest.id },
      { type: 'registered', onlineId: '000000' },
      { ...guest, id: account },
      { ...guest, firstName: 'Umbenannt' },
    ],
    chance,
  );
};

const people = (facts: ActFacts, first: object = somebody(facts)): object => {
  const { cast, chance } = facts;
  const isPair = chance() < 0.04 ? cast.type === 'single' : cast.type === 'double';
  const partner = isPair ? somebody(facts) : null;
  return isPair ? { type: 'double', players: [first, partner] } : { type: 'single', player: first };
};

const ownerOf = (entry: ParticipantEntry, { cast }: ActFacts): Caller =>
  accountsOf(cast).find(({ playerId }) => idsOf(entry.participant).includes(playerId)) ?? cast.guest;

const newAddress = (): string => `${newId()}@example.org`;

/** An entry to send, and what it says about the address. */
const entryOf = (participant: object, chance: Chance, id = newId()) => {
  const emailAddress = chance() < 0.4 ? newAddress() : null;
  const isSent = emailAddress !== null || chance() < 0.3;
  const sent = new Map(isSent ? [[id, emailAddress]] : []);
  const status = pick([{}, {}, {}, { status: 'waiting' }], chance);
  return { sent, body: { id, participant, ...(isSent && { emailAddress }), ...status } };
};

const registers = (facts: ActFacts): EntryAct => {
  const { cast, chance } = facts;
  const by = pick<Caller>([cast.chief, cast.chief, ...cast.strangers, cast.guest], chance);
  const self =
    by.playerId === undefined ? pick(cast.externals, chance) : { type: 'registered', id: by.playerId };
  const isOwn = by !== cast.chief && chance() < 0.85;
  const participant = isOwn ? people(facts, self) : people(facts);
  return { way: 'register', address: 'POST /participants', by, ...entryOf(participant, chance) };
};

const addsMany = (facts: ActFacts): EntryAct => {
  const { cast, chance } = facts;
  const entries = [1, 2].map(() => entryOf(people(facts), chance));
  const by = chance() < 0.95 ? cast.chief : cast.mate;
  return {
    way: 'batch',
    address: 'POST /participants/batch',
    by,
    body: { entries: entries.map(({ body }) => body) },
    sent: new Map(entries.flatMap(({ sent }) => [...sent])),
  };
};

const edits = (facts: ActFacts): EntryAct => {
  const { cast, chance, entries } = facts;
  const entry = pick(entries, chance);
  const [first] = peopleOf(sentBack(entry));
  const renamed = first?.type === 'external' ? { ...first, lastName: 'Neu' } : first;
  const participant = chance() < 0.5 ? people(facts, renamed) : people(facts);
  const { body, sent } = entryOf(participant, chance, entry.id);
  const address = `POST /participants/${entry.position}`;
  return { way: 'edit', address, by: chance() < 0.95 ? cast.chief : cast.mate, body, sent };
};

const replacesPartner = (facts: ActFacts): EntryAct => {
  const { cast, chance, entries } = facts;
  const entry = pick(entries, chance);
  const by = pick<Caller>([cast.chief, ownerOf(entry, facts), pick(cast.strangers, chance)], chance);
  const leaving = pick(idsOf(entry.participant), chance);
  const body = { entryId: entry.id, leaving, partner: somebody(facts) };
  return { way: 'partner', address: 'PATCH /participants/partner', by, body };
};

const substitutes = (facts: ActFacts): EntryAct => {
  const { cast, chance, entries } = facts;
  const by = chance() < 0.95 ? cast.chief : cast.mate;
  const body = { entrant: pick(entries, chance).id, participant: people(facts), reason: 'Krank' };
  return { way: 'substitute', address: 'PATCH /substitute-participant', by, body };
};

/** Acts that put nobody into an entry, but end or tick one. */
const answers = (facts: ActFacts): EntryAct => {
  const { cast, chance, entries } = facts;
  const entry = pick(entries, chance);
  const verb = pick(
    ['confirm', 'reject', 'undo-confirm-reject', 'check-in', 'check-in', 'withdraw', 'withdraw'],
    chance,
  );
  const isWithdrawal = verb === 'withdraw';
  const ticks = verb === 'check-in' && { isPresent: true, hasPaid: true };
  return {
    way: verb,
    address: `PATCH /participants/${verb}`,
    by: isWithdrawal ? ownerOf(entry, facts) : cast.chief,
    body: isWithdrawal ? { entryId: entry.id } : { participant: sentBack(entry), ...ticks },
  };
};

type Act = (facts: ActFacts) => EntryAct;

const beforeStart: readonly Act[] = [
  registers,
  registers,
  addsMany,
  edits,
  edits,
  replacesPartner,
  answers,
  answers,
];
const afterStart: readonly Act[] = [
  substitutes,
  substitutes,
  substitutes,
  replacesPartner,
  replacesPartner,
  registers,
];

/** A random act with people of the cast; some acts are refused. */
export const randomAct = (facts: ActFacts, isStarted: boolean): EntryAct => {
  if (facts.entries.length === 0) return registers(facts);
  return pick(isStarted ? afterStart : beforeStart, facts.chance)(facts);
};
