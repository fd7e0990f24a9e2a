import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from './handler.ts';
import { sendRefusal } from './problem.ts';

const refusal: Refusal = {
  code: 'error.event.follow-up-match-started',
  fields: [],
  matchId: 'final000000000000000',
};

describe('a refusal with a code that came after version 1.2.1', () => {
  const app = Fastify();

  beforeAll(async () => {
    app.get('/', (request, reply) => sendRefusal(request, reply, refusal));
    await app.ready();
  });
  afterAll(() => app.close());

  const ask = async (headers: Record<string, string>) => {
    const { statusCode, body } = await app.inject({ url: '/', headers });
    return { statusCode, body };
  };
  const problem = { accept: 'application/problem+json' };

  it('is sent unchanged to scripts and newer web apps', async () => {
    const answer = { statusCode: 409, body: 'error.event.follow-up-match-started' };
    expect(await ask({})).toEqual(answer);
    expect(await ask({ 'x-frontend-version': '1.2.2' })).toEqual(answer);
    expect(await ask({ 'x-frontend-version': '1.2.10' })).toEqual(answer);
  });

  it.each(['1.2.1', '1.2.0'])(
    'is sent to a web app of version %s as a code that it knows',
    async (version) => {
      expect(await ask({ 'x-frontend-version': version })).toEqual({
        statusCode: 409,
        body: 'error.invalid-match-status',
      });
    },
  );

  it('names the match and the precise reason in the problem document', async () => {
    const { body } = await ask({ ...problem, 'x-frontend-version': '1.2.1' });
    expect(JSON.parse(body)).toMatchObject({
      status: 409,
      code: 'error.invalid-match-status',
      reason: 'error.event.follow-up-match-started',
      matchId: 'final000000000000000',
    });
    const precise = JSON.parse((await ask(problem)).body) as Record<string, unknown>;
    expect(precise).toMatchObject({ code: refusal.code, matchId: 'final000000000000000' });
    expect(precise).not.toHaveProperty('reason');
  });
});
