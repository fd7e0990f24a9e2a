import { seededChance } from '@neundarter/rules/board/seeded-chance';
import type { Account } from './join-club.ts';
import { ordinaryPerson, type Person, people, platformAdmin } from './people.ts';
import { endOf, type PlayedMatch, playOut } from './play-out.ts';
import { seededIds } from './seeded-ids.ts';
import { levelFor } from './skill.ts';

export type CurrentMatches = {
  readonly running: PlayedMatch;
  readonly scheduled: PlayedMatch;
  /** A request for an online match: the match, who asks and who is asked. */
  readonly requested: PlayedMatch & { readonly byId: string; readonly toId: string };
};

type Today = {
  readonly accounts: readonly Account[];
  readonly now: number;
  readonly seed: string;
  /** The training at which the running match is played. */
  readonly trainingId: string;
};

const minuteMs = 60_000;
/** Age of the running match's last turn, in ms. */
const lastTurnMs = 9000;

const named = (lastName: string): Person => people.find((one) => one.lastName === lastName) ?? platformAdmin;

/** The two people of the running match, who therefore play in no other match today. */
export const finalists = [ordinaryPerson, named('Brandt')] as const;

/** The first part of a match, moved in time so that its last turn was just thrown. */
const cut = (match: PlayedMatch, now: number): PlayedMatch => {
  const turns = match.turns.slice(0, Math.ceil(match.turns.length * 0.55));
  const later = now - lastTurnMs - endOf({ ...match, turns });
  const { startedAt, props } = match;
  return {
    ...match,
    props: { ...props, timeStamp: props.timeStamp + later },
    startedAt: (startedAt ?? 0) + later,
    turns: turns.map((turn) => ({ ...turn, timeStamp: turn.timeStamp + later })),
  };
};

/** The current matches: one half played, some that wait for their start, one that waits for an answer. */
export const currentMatches = ({ accounts, now, seed, trainingId }: Today): CurrentMatches => {
  const chance = seededChance(`${seed} today`);
  const newId = seededIds(`${seed} today`);
  const idOf = (person: Person) => accounts.find((account) => account.person === person)?.playerId ?? '';
  const partyOf = (person: Person) =>
    ({ type: 'single', player: { type: 'registered', id: idOf(person) } }) as const;
  const [lena] = finalists;
  const [thorsten, andrea, ayse] = [named('Vogel'), named('Köhler'), named('Yıldız')];
  const waiting = (parties: readonly [Person, Person], more: Partial<PlayedMatch['props']>): PlayedMatch => ({
    id: newId(),
    props: {
      parties: [partyOf(parties[0]), partyOf(parties[1])],
      timeStamp: now - 12 * minuteMs,
      ...more,
    },
    startedAt: null,
    turns: [],
  });
  const levels = new Map(
    accounts.map(({ playerId, person }) => [playerId, levelFor(person.average + person.gain)]),
  );
  const final = playOut({
    ...waiting(finalists, {
      config: { legsToWinSet: 4 },
      description: 'Vereinspokal, Finale',
      eventId: trainingId,
    }),
    startAt: now,
    levelOf: (id) => levels.get(id) ?? 5,
    chance,
    newId,
  });
  return {
    running: cut(final, now),
    scheduled: waiting([thorsten, andrea], { description: 'Vereinspokal, Spiel um Platz 3' }),
    requested: {
      ...waiting([ayse, lena], { config: { legsToWinSet: 2 }, isOnlineMatch: true }),
      byId: idOf(ayse),
      toId: idOf(lena),
    },
  };
};
