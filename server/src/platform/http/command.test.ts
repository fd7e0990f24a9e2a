import { route } from '@neundarter/contract/route';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { command } from './command.ts';
import type { Call, Handler } from './handler.ts';

const answer = Type.Object({ sum: Type.Number() });
const params = Type.Object({ id: Type.String() });
const body = Type.Object({ count: Type.Number() });
const common = { summary: 'Things', tag: 'things', caller: 'anyone', answer, errors: [] } as const;
const whole = route({ ...common, address: 'POST /things/{id}', params, body });
const bodiless = route({ ...common, address: 'DELETE /things/{id}', params });

const platform = { added: 1 };
type Sent = Pick<Call<typeof whole>, 'actor' | 'matchPin'> & { readonly id: string; readonly count: number };
const calls: Sent[] = [];
const countThings = async ({ added }: typeof platform, sent: Sent) => {
  calls.push(sent);
  return { ok: true, value: { sum: sent.count + added } } as const;
};

it('hands over who calls, the address and the body, and nothing else', async () => {
  const handler: Handler<typeof whole> = command(platform, countThings);
  const call: Call<typeof whole> = {
    params: { id: 'one' },
    query: undefined,
    body: { count: 2 },
    actor: { kind: 'anyone' },
    requestId: 'request',
    matchPin: null,
    prefersMinimal: false,
    clientAddress: '192.0.2.1',
  };
  expect(await handler({ ...call, query: { id: 'other' } as unknown as undefined })).toEqual({
    ok: true,
    value: { sum: 3 },
  });
  expect(calls).toEqual([{ id: 'one', count: 2, actor: { kind: 'anyone' }, matchPin: null }]);
});

it('is refused by the compiler if the verb wants what the route does not have', () => {
  // @ts-expect-error A route without a body has no count.
  const missing: Handler<typeof bodiless> = command(platform, countThings);
  const textual = async (_platform: typeof platform, _sent: { readonly count: string }) =>
    ({ ok: true, value: { sum: 0 } }) as const;
  // @ts-expect-error The count is a number.
  const wrong: Handler<typeof whole> = command(platform, textual);
  const odd = async () => ({ ok: true, value: { product: 1 } }) as const;
  // @ts-expect-error The answer has another shape.
  const other: Handler<typeof whole> = command(platform, odd);
  expect([missing, wrong, other]).toHaveLength(3);
});
