import type { moneyRoutes } from '@neundarter/contract/routes/money';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { asOrganiser, type Calls } from './permission-rows-running.ts';
import { type Row, type Scene, withToken } from './permission-scene.ts';
import { organiserOf, type SceneTournament, sceneTournament } from './permission-tournaments.ts';

const settings = { fees: { normal: 1000, member: null, youth: null }, deposit: null, prizes: null };

const feeOf = ({ confirmed }: SceneTournament) => ({
  id: newId(),
  kind: 'fee',
  feeKind: 'normal',
  cents: 1000,
  payment: 'cash',
  entryId: confirmed.id,
});

const booked = async (tournament: SceneTournament, { must }: Calls): Promise<string> => {
  await must(`PATCH /events/${tournament.id}/money`, { body: settings });
  const body = feeOf(tournament);
  await must(`POST /events/${tournament.id}/money/bookings`, { body });
  return body.id;
};

/** A tournament with a key for helpers. */
const withKey = async (scene: Scene) => {
  const { must } = await organiserOf(scene);
  const tournament = await sceneTournament(scene, 'running');
  await must(`PATCH /events/${tournament.id}/money`, { body: settings });
  const { key } = await must(`POST /events/${tournament.id}/money/door-link`);
  return { tournament, key: key as string };
};

type Sending = (door: {
  readonly tournament: SceneTournament;
  readonly key: string;
}) => ReturnType<typeof of>;

/** Whoever has the key is the helper; nobody else is, not even an organiser. */
const atDoor = (send: Sending): readonly [Row, Row] => [
  { what: 'with the key', may: withToken, send: async (scene) => send(await withKey(scene)) },
  {
    what: 'with another key',
    may: withToken,
    answer: 'error.not-found',
    send: async (scene) => send({ ...(await withKey(scene)), key: 'A'.repeat(22) }),
  },
];

/** Rows of the calls about money. */
export const moneyRows: Rows<keyof typeof moneyRoutes> = {
  readMoney: asOrganiser(({ id }) => of(`GET /events/${id}/money`)),
  changeMoneySettings: asOrganiser(({ id }) => of(`PATCH /events/${id}/money`, settings)),
  addBooking: asOrganiser(async (tournament, { must }) => {
    await must(`PATCH /events/${tournament.id}/money`, { body: settings });
    return of(`POST /events/${tournament.id}/money/bookings`, feeOf(tournament));
  }),
  reverseBooking: asOrganiser(async (tournament, calls) =>
    of(`POST /events/${tournament.id}/money/bookings/${await booked(tournament, calls)}/reversal`, {
      id: newId(),
      reason: 'Vertan',
    }),
  ),
  createDoorLink: asOrganiser(({ id }) => of(`POST /events/${id}/money/door-link`)),
  revokeDoorLink: asOrganiser(({ id }) => of(`DELETE /events/${id}/money/door-link`)),
  openDoor: atDoor(({ tournament, key }) => of(`POST /events/${tournament.id}/door`, { key })),
  checkInAtDoor: atDoor(({ tournament, key }) =>
    of(`PATCH /events/${tournament.id}/door/check-in`, {
      key,
      entryId: tournament.confirmed.id,
      isPresent: true,
    }),
  ),
  payAtDoor: atDoor(({ tournament, key }) => {
    const { kind: _, ...fee } = feeOf(tournament);
    return of(`POST /events/${tournament.id}/door/fees`, { key, ...fee });
  }),
};
