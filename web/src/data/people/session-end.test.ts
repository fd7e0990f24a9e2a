import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../test/people.ts';
import { keepSession, readSession } from './session.ts';
import { endingHere, noteSessionEnd, onSessionEnd } from './session-end.ts';

const heard = vi.fn();
let stop: () => void;
beforeEach(() => {
  signInAs({ token: 'secret' });
  stop = onSessionEnd(heard);
});
afterEach(() => {
  stop();
  keepSession(null);
  heard.mockReset();
});

describe('noteSessionEnd', () => {
  it('ends the session, reports the reason, and keeps the user', () => {
    noteSessionEnd('secret', 'signed-out');
    expect(heard).toHaveBeenCalledExactlyOnceWith('signed-out');
    expect(readSession()).toMatchObject({ token: null, user: { id: 'u1' } });
  });

  it('keeps nothing of a deleted account', () => {
    noteSessionEnd('secret', 'account-deleted');
    expect(heard).toHaveBeenCalledExactlyOnceWith('account-deleted');
    expect(readSession()).toBeNull();
  });

  it.each(['', 'an earlier one'])('leaves a session with another token than “%s”', (token) => {
    noteSessionEnd(token, 'expired');
    expect(heard).not.toHaveBeenCalled();
    expect(readSession()?.token).toBe('secret');
  });

  it('reports it later if there was no listener', () => {
    stop();
    noteSessionEnd('secret', 'expired');
    expect(heard).not.toHaveBeenCalled();
    onSessionEnd(heard)();
    expect(heard).toHaveBeenCalledExactlyOnceWith('expired');
    onSessionEnd(heard)();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('reports it once', () => {
    noteSessionEnd('secret', 'signed-out');
    noteSessionEnd('secret', 'expired');
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('endingHere', () => {
  it('ends the session without a report', async () => {
    const answer = await endingHere(async () => {
      noteSessionEnd('secret', 'signed-out');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(heard).not.toHaveBeenCalled();
    expect(readSession()?.token).toBeNull();
  });

  it('reports later ends again after a failure', async () => {
    await expect(endingHere(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    noteSessionEnd('secret', 'signed-out');
    expect(heard).toHaveBeenCalledOnce();
  });
});
