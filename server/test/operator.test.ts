import { expect, it } from 'vitest';
import { checkedClient } from './checked-client.ts';
import { startApp } from './start-app.ts';

const operator = { name: 'SV Bulls e. V.', address: 'Hauptstraße 1, Jena', emailAddress: null };

it.each([
  ['the configuration', { operator }, operator],
  ['nothing', {}, { name: null, address: null, emailAddress: null }],
])('tells who runs the server, from %s', async (_, config, expected) => {
  const app = await startApp({ config });
  const call = await checkedClient(app);
  const { token } = (await call('GET /login/guest')).json;
  expect((await call('GET /operator', { token })).json).toEqual(expected);
  await app.close();
});

it('tells its address, whatever address it was asked at', async () => {
  const app = await startApp({ address: () => 'http://192.168.1.20:3000' });
  const call = await checkedClient(app);
  const { token } = (await call('GET /login/guest')).json;
  const answer = await app.http.inject({
    url: '/api/v1/address',
    headers: { authorization: `Bearer ${token}`, host: 'localhost:3000', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.json()).toEqual({ address: 'http://192.168.1.20:3000' });
  await app.close();
});
