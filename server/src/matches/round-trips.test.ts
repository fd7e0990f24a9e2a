import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkedClient } from '../../test/checked-client.ts';
import { countRoundTrips } from '../../test/count-round-trips.ts';
import { createEvent } from '../../test/create-event.ts';
import { createClub, createPerson } from '../../test/create-person.ts';
import { type DatabaseSite, postgresOnly } from '../../test/databases.ts';
import { sampleMatch } from '../../test/sample-match.ts';
import { startApp, type TestApp } from '../../test/start-app.ts';
import { openDatabase } from '../platform/db/open-database.ts';

/** Turns of each caller; other work of the server may be among the round trips of some of them. */
const turns = 6;

describe.each(postgresOnly)('round trips of a turn on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let trips: ReturnType<typeof countRoundTrips>;

  beforeEach(async () => {
    site = await create();
    trips = countRoundTrips();
    app = await startApp({ db: await openDatabase(site.options) });
  });
  afterEach(async () => {
    await app.close();
    trips.stop();
    await site.dispose();
  });

  /** The round trips of the turn that had the fewest. */
  const fewest = async (token: string, eventId?: string) => {
    const call = await checkedClient(app);
    const { id, home, away, props } = sampleMatch();
    const body = { id, props: eventId === undefined ? props : { ...props, eventId } };
    expect(await call('POST /matches/', { token, body })).toMatchObject({ status: 200 });
    await call(`PATCH /matches/${id}/start`, { token });
    let best: readonly (readonly string[])[] | undefined;
    for (let turn = 0; turn < turns; turn += 1) {
      const made = await trips.during(async () => {
        const sent = { playerId: turn % 2 === 0 ? home : away, score: 26 };
        expect(await call(`POST /matches/${id}/throw`, { token, body: sent })).toMatchObject({ status: 200 });
      });
      if (best === undefined || made.length < best.length) best = made;
    }
    return best;
  };

  it('of a guest: lock and load, then write and commit', async () => {
    const call = await checkedClient(app);
    const { token } = (await call('GET /login/guest')).json;
    expect(await fewest(token)).toHaveLength(2);
  });

  it('of a user: find session and teams before', async () => {
    const { token } = await createPerson(app);
    expect(await fewest(token)).toHaveLength(4);
  });

  it('of a member in a match of an event: find the rights between', async () => {
    const teamId = await createClub(app);
    const { token } = await createPerson(app, { teamIds: [teamId] });
    expect(await fewest(token, await createEvent(app, { teamId }))).toHaveLength(5);
  });
});
