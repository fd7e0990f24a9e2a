import type { SentParticipant, SentPeople } from '@neundarter/contract/entities/participant';
import { ok } from '@neundarter/rules/result';
import type { Queries } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findOnlinePlayer } from '../../players/reads.ts';

type SentPerson = Extract<SentPeople, { readonly type: 'single' }>['player'];
type IdentifiedPerson = Extract<SentParticipant, { readonly type: 'single' }>['player'];

/**
 * A person by their id, also if the client has sent their online id. Refusal of an unknown one: `error.invalid-request`.
 * @param field of the person, relative to the body
 */
export const identifyPerson = async (
  q: Queries,
  person: SentPerson,
  field: string,
): Promise<Outcome<IdentifiedPerson>> => {
  if (!('onlineId' in person)) return ok(person);
  const player = await findOnlinePlayer(q, person.onlineId);
  return player === null
    ? { ok: false, error: { code: 'error.invalid-request', fields: [`${field}/onlineId`] } }
    : ok({ type: 'registered', id: player.id });
};

/** The people of an entry by their ids; refusals as `identifyPerson`. */
export const identifyPeople = async (q: Queries, sent: SentPeople): Promise<Outcome<SentParticipant>> => {
  if (sent.type === 'single') {
    const player = await identifyPerson(q, sent.player, '/participant/player');
    return player.ok ? ok({ type: 'single', player: player.value }) : player;
  }
  const [one, other] = sent.players;
  const first = await identifyPerson(q, one, '/participant/players/0');
  if (!first.ok) return first;
  const second = await identifyPerson(q, other, '/participant/players/1');
  return second.ok ? ok({ type: 'double', players: [first.value, second.value] }) : second;
};
