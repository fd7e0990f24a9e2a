import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { newId } from '../src/platform/ids.ts';
import type { CheckedRequest } from './checked-client.ts';
import { mutantsOf, oddValues, sampleOf } from './hostile-values.ts';
import { bodySchemaOf, type JsonSchema, type Operation } from './openapi-document.ts';
import { picture } from './permission-scene.ts';
import type { World } from './random-world.ts';

/** A request as one of the people of a world. */
type RandomCall = CheckedRequest & { readonly address: string; readonly who: string };

/** Calls that hash a password or start a process: made less often, because they take long. */
const slow = [
  'registerUser',
  'login',
  'setNewPassword',
  'deleteUser',
  'uploadPlayerPicture',
  'uploadTeamPicture',
];
const slowShare = 0.1;

const pick = <Item>(items: readonly Item[], chance: Chance): Item =>
  items[Math.floor(chance() * items.length)] as Item;

/** Kind of the thing that a field of a body or path names. */
const kindOf = (field: string): string | null => {
  if (/player/i.test(field) || field === 'caller') return 'players';
  if (field === 'uid') return 'users';
  if (/^(entries|entryId|participants)$/.test(field)) return 'entries';
  return /^(team|event)Id$/.test(field) ? `${field.slice(0, -2)}s` : null;
};

type Making = { readonly operation: Operation; readonly world: World; readonly chance: Chance };

const idFor = (field: string, { operation, world, chance }: Making): string => {
  const here = operation.path.split('/')[1] ?? '';
  const kind = chance() < 0.05 ? pick(Object.keys(world.ids), chance) : (kindOf(field) ?? here);
  const known = world.ids[kind] ?? [];
  return known.length === 0 || chance() < 0.05 ? newId() : pick(known, chance);
};

const partyOf = (making: Making): object => {
  const { chance } = making;
  const player = () =>
    pick(
      [
        { type: 'registered', id: idFor('playerId', making) },
        { type: 'guest', id: newId(), name: 'Gast' },
        { type: 'bot', id: newId(), level: 3 },
      ],
      chance,
    );
  return chance() < 0.2
    ? { type: 'double', players: [player(), player()] }
    : { type: 'single', player: player() };
};

/** The people of an entry of a tournament: of a known one, of anybody with an account, or of somebody new. */
const participantOf = (making: Making): object => {
  const { chance, world } = making;
  if (chance() < 0.5) return pick(world.participants, chance);
  return chance() < 0.5
    ? { type: 'single', player: { type: 'registered', id: idFor('playerId', making) } }
    : { type: 'single', player: { type: 'external', id: newId(), firstName: 'Otto', lastName: 'Gast' } };
};

/** The body with ids of things that exist: a new thing keeps its new id. */
const withKnownIds = (value: unknown, making: Making, field = ''): unknown => {
  if (field === 'parties') return [partyOf(making), partyOf(making)];
  if (field === 'participant') return participantOf(making);
  if (field === 'groupId') return 'A';
  if (field === 'pin') return pick(making.world.pins, making.chance);
  if (Array.isArray(value)) return value.map((one) => withKnownIds(one, making, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withKnownIds(one, making, name)]),
    );
  if (typeof value !== 'string' || !/^[0-9a-z]{20}$/.test(value)) return value;
  return field === 'id' && making.operation.method === 'POST' ? newId() : idFor(field, making);
};

const bodyOf = (making: Making): object | undefined => {
  const { operation, chance } = making;
  const schema = bodySchemaOf(operation);
  if (schema === null || (operation.requestBody?.required !== true && chance() < 0.5)) return undefined;
  const valid = withKnownIds(sampleOf(schema, chance() < 0.5 ? 'all' : 'required'), making);
  const sent = chance() < 0.7 ? valid : pick(mutantsOf(valid), chance).value;
  return typeof sent === 'object' && sent !== null ? sent : [sent];
};

const textOf = (schema: JsonSchema, chance: Chance): string => {
  const item = schema['type'] === 'array' ? (schema['items'] as JsonSchema) : schema;
  const options = item['enum'] as readonly string[] | undefined;
  const value =
    chance() < 0.1 ? pick(oddValues, chance) : options ? pick(options, chance) : sampleOf(item, 'all');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const urlOf = (making: Making): string => {
  const { operation, world, chance } = making;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name.endsWith('Number')) return String(1 + Math.floor(chance() * 2));
    if (name === 'index') return String(Math.floor(chance() * 6));
    return name === 'code' ? pick(world.codes, chance) : idFor(name, making);
  });
  const query = new URLSearchParams();
  for (const one of operation.parameters.filter(({ in: place }) => place === 'query')) {
    const isId = String(one.schema['pattern']).includes('{20}');
    const isSent = one.required === true || chance() < 0.25;
    if (isSent) query.set(one.name, isId ? idFor(one.name, making) : textOf(one.schema, chance));
  }
  return `${operation.method} ${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const fileOf = ({ operation, chance }: Making): Pick<CheckedRequest, 'file'> => {
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  const [field] = Object.keys(form?.['properties'] ?? {});
  return field === undefined ? {} : { file: { field, bytes: pick([picture, Buffer.from('x')], chance) } };
};

/** A random call of the described ones: mostly possible, sometimes with one fault, by anybody. */
export function randomCall(operations: readonly Operation[], world: World, chance: Chance): RandomCall {
  let operation = pick(operations, chance);
  while (slow.includes(operation.operationId) && chance() > slowShare) operation = pick(operations, chance);
  const making = { operation, world, chance };
  const { who, token } = pick(world.tokens, chance);
  const body = bodyOf(making);
  const headers = {
    ...(chance() < 0.3 && { prefer: 'return=minimal' }),
    ...(chance() < 0.1 && { 'x-match-pin': pick(world.pins, chance) }),
    ...(chance() < 0.1 && { 'x-request-id': `again-${Math.floor(chance() * 5)}` }),
    ...(chance() < 0.1 && { 'if-none-match': '*' }),
  };
  return { address: urlOf(making), who, token, headers, ...(body && { body }), ...fileOf(making) };
}
