import { expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  answerConsent,
  type ConsentStatus,
  consentStatuses,
  consentWhenEntered,
  maxOpenPerAsker,
} from './entering.ts';

const organiser: Actor = {
  kind: 'user',
  id: 'u',
  playerId: 'o',
  isVerified: true,
  isAdmin: false,
  teamIds: [],
  adminOfTeamIds: [],
} as unknown as Actor;

const since = 0;
const member = (teamId: string, until: number | null = null) => ({ teamId, since, until });

type Case = {
  readonly teams?: readonly ReturnType<typeof member>[];
  readonly known?: ConsentStatus | null;
  readonly openByActor?: number;
  readonly playerId?: string;
  readonly agreedUntil?: number;
};

const entered = ({ teams = [], known = null, openByActor = 0, playerId = 'p', agreedUntil }: Case) =>
  consentWhenEntered({
    placing: { actor: organiser, at: 100, playsOnline: false, memberships: [member('a')] },
    placed: {
      playerId,
      isSeated: false,
      memberships: teams,
      agreements: agreedUntil === undefined ? [] : [{ since, until: agreedUntil }],
    },
    known,
    openByActor,
  });

it.each([
  ['a stranger is asked', {}, 'open'],
  ['a team mate is not', { teams: [member('a')] }, null],
  ['a former team mate is', { teams: [member('a', 100)] }, 'open'],
  ['a member of another team is', { teams: [member('b')] }, 'open'],
  ['the person themselves are not', { playerId: 'o' }, null],
  ['who agreed on a device of their own is not', { agreedUntil: 101 }, null],
  ['who agreed there too long ago is', { agreedUntil: 100 }, 'open'],
  ['an answer counts for the whole event', { known: 'agreed' }, 'agreed'],
  ['an open question stays open', { known: 'open' }, 'open'],
  ['a team mate answers an open question', { teams: [member('a')], known: 'open' }, 'agreed'],
  ['the person themselves answer it', { playerId: 'o', known: 'open' }, 'agreed'],
  ['and come back after they have left', { playerId: 'o', known: 'unlinked' }, 'agreed'],
  ['one question more is fine', { openByActor: maxOpenPerAsker - 1 }, 'open'],
] as const)('%s', (_, facts, status) => {
  expect(entered(facts)).toEqual({ ok: true, value: status });
});

it.each([
  ['somebody who has taken their account out', { known: 'unlinked' }],
  ['somebody with too many open questions', { openByActor: maxOpenPerAsker }],
] as const)('nobody else enters %s', (_, facts) => {
  expect(entered(facts)).toEqual({ ok: false, error: 'error.match.player-not-available' });
});

const consent = (status: ConsentStatus, wantsOut = false) => ({ status, wantsOut });

it.each([
  [consent('open'), 'agree', consent('agreed')],
  [consent('open'), 'unlink', consent('unlinked')],
  [consent('open'), 'leave', consent('open', true)],
  [consent('open', true), 'agree', consent('agreed')],
  [consent('agreed'), 'agree', consent('agreed')],
  [consent('agreed'), 'unlink', consent('unlinked')],
  [consent('agreed'), 'leave', consent('agreed', true)],
  [consent('unlinked'), 'unlink', consent('unlinked')],
] as const)('%o becomes by %s %o', (before, answer, after) => {
  expect(answerConsent(before, answer)).toEqual({ ok: true, value: after });
});

it.each(['agree', 'leave'] as const)('an unlinked account cannot %s', (answer) => {
  expect(answerConsent(consent('unlinked'), answer)).toEqual({
    ok: false,
    error: 'error.event.invalid-status',
  });
});

it('every answer twice is the same as once', () => {
  for (const status of consentStatuses)
    for (const answer of ['agree', 'unlink', 'leave'] as const) {
      const once = answerConsent(consent(status), answer);
      if (once.ok) expect(answerConsent(once.value, answer)).toEqual(once);
    }
});
