import { expect, it } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { sendOwnEdit } from './own-edits.ts';

it('a change that was made before the answer to an earlier one is sent as the next one', async () => {
  const sent: number[] = [];
  const change = (editRevision: number, eventId = 'cup') =>
    sendOwnEdit(eventId, editRevision, async (revision) => {
      sent.push(revision);
      return eventEntity({ id: eventId, editRevision: revision + 1 });
    });
  await change(4);
  await change(4);
  await change(4);
  await change(9);
  await change(4, 'other');
  expect(sent).toEqual([4, 5, 6, 9, 4]);
});

it('a change that others were faster than is refused, and so is the next one', async () => {
  const refuse = async () => Promise.reject(new Error('conflict'));
  await expect(sendOwnEdit('league', 4, refuse)).rejects.toThrow('conflict');
  const revisions: number[] = [];
  await sendOwnEdit('league', 4, async (revision) => {
    revisions.push(revision);
    return eventEntity({ id: 'league', editRevision: 4 });
  });
  expect(revisions).toEqual([4]);
});
