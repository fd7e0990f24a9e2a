import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from './handler.ts';
import { sendRefusal } from './problem.ts';

const refusal: Refusal = {
  code: 'error.event.follow-up-match-started',
  fields: [],
  matchId: 'final000000000000000',
};

describe('a refusal with a code that came with version 2.0.0', () => {
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

  it('is sent unchanged to scripts, which name no version', async () => {
    expect(await ask({})).toEqual({ statusCode: 409, body: 'error.event.follow-up-match-started' });
  });

  it.each(['2.0.0', '2.0.1', '10.12.3'])(
    'is sent unchanged to a web app that names its version as %s',
    async (version) => {
      const headers = { 'x-frontend-version': '1.2.1', 'x-app-version': version };
      expect(await ask(headers)).toEqual({ statusCode: 409, body: 'error.event.follow-up-match-started' });
    },
  );

  it.each([
    ['of version 1.2.1', { 'x-frontend-version': '1.2.1' }],
    ['of version 1.2.0', { 'x-frontend-version': '1.2.0' }],
    ['with an empty version', { 'x-frontend-version': '1.2.1', 'x-app-version': '' }],
    ['with a version that is none', { 'x-frontend-version': '1.2.1', 'x-app-version': '2.0.0-rc.1' }],
    ['with two versions', { 'x-frontend-version': '1.2.1', 'x-app-version': '2.0.0, 2.0.0' }],
  ])('is sent to a web app %s as a code that it knows', async (_, headers) => {
    expect(await ask(headers)).toEqual({ statusCode: 409, body: 'error.invalid-match-status' });
  });

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
