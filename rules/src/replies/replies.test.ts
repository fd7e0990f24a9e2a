import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAskForReplies, maySeeReplies } from '../access/replies.ts';
import { isReminderDue, needsReminder, remindedStarts } from './reminder.ts';
import {
  areRepliesOpen,
  askingTeams,
  mayBeAskedAgain,
  replies,
  replyThatCounts,
  sortByReply,
  takesSeriesReply,
} from './reply.ts';

const hour = 3_600_000;
const start = 1_000 * hour;
const event = { startDateTime: start, endDateTime: start + 3 * hour, isOff: false };
const anyReply = fc.constantFrom(...replies, null);

describe('replies', () => {
  it('are possible until the end of an event that takes place', () => {
    expect(areRepliesOpen(event, 0)).toBe(true);
    expect(areRepliesOpen(event, event.endDateTime - 1)).toBe(true);
    expect(areRepliesOpen(event, event.endDateTime)).toBe(false);
    expect(areRepliesOpen({ ...event, isOff: true }, 0)).toBe(false);
  });

  it('are asked by both teams of a match day, each its own people, once the other one has agreed', () => {
    const other = { teamId: 'away', isRegistered: true, hasAgreed: true };
    expect(askingTeams('home', other)).toEqual(['home', 'away']);
    expect(askingTeams('home', { ...other, hasAgreed: false })).toEqual(['home']);
    expect(askingTeams('home', { ...other, isRegistered: false })).toEqual(['home']);
    expect(askingTeams('home', { ...other, teamId: 'home' })).toEqual(['home']);
    expect(askingTeams('home', null)).toEqual(['home']);
  });

  it('of whoever is registered is yes, whatever they have said', () => {
    fc.assert(
      fc.property(anyReply, (own) => {
        expect(replyThatCounts(own, { isRegistered: true })).toBe('yes');
        expect(replyThatCounts(own, { isRegistered: false })).toBe(own);
      }),
    );
  });

  it('to a series leave what was said for one training', () => {
    expect(takesSeriesReply(null)).toBe(true);
    expect(takesSeriesReply({ reply: 'no', isForSeries: true })).toBe(true);
    expect(takesSeriesReply({ reply: 'no', isForSeries: false })).toBe(false);
  });

  it('put those who come first and keep everybody', () => {
    fc.assert(
      fc.property(fc.array(anyReply), (given) => {
        const people = given.map((reply, at) => ({ reply, at }));
        const sorted = sortByReply(people, ({ reply }) => reply);
        expect(sorted.toSorted((one, other) => one.at - other.at)).toEqual(people);
        const groups = sorted.map(({ reply }) => ['yes', 'maybe', null, 'no'].indexOf(reply));
        expect(groups).toEqual(groups.toSorted());
        for (const [at, one] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next !== undefined && next.reply === one.reply) expect(next.at).toBeGreaterThan(one.at);
        }
      }),
    );
  });

  it('are asked for again only from those who have not decided', () => {
    expect([...replies, null].filter(mayBeAskedAgain)).toEqual(['maybe', null]);
  });
});

describe('reminders', () => {
  it('go from two days to six hours before the start', () => {
    const due = (hoursBefore: number) => isReminderDue(event, start - hoursBefore * hour);
    expect([72, 48.1, 48, 24, 6, 5.9, 0, -1].map(due)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isReminderDue({ ...event, isOff: true }, start - 24 * hour)).toBe(false);
  });

  it('are due exactly for the starts that the server looks for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * start }), (now) => {
        const { from, until } = remindedStarts(now);
        expect(isReminderDue(event, now)).toBe(from <= start && start <= until);
      }),
    );
  });

  it('go only to those who have said nothing and want them', () => {
    for (const reply of replies) expect(needsReminder({ reply, wantsReminders: true })).toBe(false);
    expect(needsReminder({ reply: null, wantsReminders: true })).toBe(true);
    expect(needsReminder({ reply: null, wantsReminders: false })).toBe(false);
  });
});

describe('rights', () => {
  const member = { kind: 'user', id: 'u', playerId: 'p', roles: [], teamIds: ['home'] } as const;
  it('belong to the members of a team; its admins ask', () => {
    expect(maySeeReplies(member, 'home')).toBe(true);
    expect(maySeeReplies(member, 'away')).toBe(false);
    expect(maySeeReplies({ ...member, teamIds: [], roles: ['admin'] }, 'home')).toBe(false);
    expect(maySeeReplies({ kind: 'guest', id: 'g', roles: [], teamIds: ['home'] }, 'home')).toBe(false);
    expect(mayAskForReplies(member, 'home')).toBe(false);
    expect(mayAskForReplies({ ...member, adminOfTeamIds: ['home'] }, 'home')).toBe(true);
    expect(mayAskForReplies({ ...member, adminOfTeamIds: ['away'] }, 'home')).toBe(false);
    expect(mayAskForReplies({ ...member, teamIds: [], roles: ['admin'] }, 'home')).toBe(false);
  });
});
