import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccount } from '../../data/people/account.ts';
import { keepSession, readSession } from '../../data/people/session.ts';
import { type Answer, fakeServer, json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { hiddenCharactersText } from '../../text/names.ts';
import { ProfileCard } from './profile-card.tsx';

function OwnProfile() {
  const { player } = useAccount();
  return player === null ? null : <ProfileCard player={player} />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const open = (answer: Answer) => {
  const calls = fakeServer(answer);
  renderInApp(<OwnProfile />);
  return calls;
};

beforeEach(() => signInAs({ player: playerEntity({ lastName: 'Weber' }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => keepSession(null));
});

describe('the profile', () => {
  it('needs a first name, says this below the field and moves the focus there', async () => {
    const calls = open(() => json({}));
    await userEvent.clear(field('Vorname'));
    await userEvent.type(field('Vorname'), '   ');
    await save();
    expect(screen.getByText('Bitte gib deinen Vornamen ein!')).toBeTruthy();
    expect(document.activeElement).toBe(field('Vorname'));
    expect(field('Vorname').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it.each(['Vorname', 'Nachname (optional)', 'Spitzname (optional)', 'Liga-ID (optional)'])(
    'reports hidden characters in %s',
    async (name) => {
      const calls = open(() => json({}));
      await userEvent.clear(field(name));
      await userEvent.type(field(name), 'An\u200bna');
      await save();
      expect(screen.getByText(hiddenCharactersText)).toBeTruthy();
      expect(document.activeElement).toBe(field(name));
      expect(calls).toEqual([]);
    },
  );

  it('is sent as a whole and stored in the session', async () => {
    const answer = playerEntity({ firstName: 'Anne', lastName: 'Weber' });
    const calls = open(() => json(answer));
    await userEvent.clear(field('Vorname'));
    await userEvent.type(field('Vorname'), 'Anne{Enter}');
    await waitFor(() => expect(readSession()?.player).toEqual(answer));
    expect(calls).toMatchObject([
      {
        method: 'PATCH',
        body: {
          id: 'p1',
          changedProps: { firstName: 'Anne', lastName: 'Weber', nickName: '', externalId: '' },
        },
      },
    ]);
    expect(screen.queryByText('Noch nicht gespeichert')).toBeNull();
  });

  it('keeps typed values when the session is read again, and updates the others', async () => {
    open(() => json({}));
    await userEvent.type(field('Spitzname (optional)'), 'Hammer');
    const session = readSession();
    if (session === null) throw new Error('nobody is signed in');
    act(() => keepSession({ ...session, player: playerEntity({ firstName: 'Anja', nickName: 'Alt' }) }));
    expect(field('Vorname').value).toBe('Anja');
    expect(field('Spitzname (optional)').value).toBe('Hammer');
    expect(screen.getByText('Noch nicht gespeichert')).toBeTruthy();
  });

  it('explains why it could not be saved and loses nothing', async () => {
    open(() => refusal(500, 'error.api.500'));
    await userEvent.type(field('Spitzname (optional)'), 'Hammer');
    await save();
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toMatch(
      /^Dein Profil konnte nicht gespeichert werden \(Ein interner Serverfehler ist aufgetreten\)\. Bitte versuche es noch einmal!$/,
    );
    expect(field('Spitzname (optional)').value).toBe('Hammer');
  });

  it('keeps values that were typed while it was being saved', async () => {
    let reply = (_: Response) => {};
    open(
      () =>
        new Promise((resolve) => {
          reply = resolve;
        }),
    );
    await userEvent.type(field('Spitzname (optional)'), 'Ham');
    await save();
    await userEvent.type(field('Spitzname (optional)'), 'mer');
    act(() => reply(json(playerEntity({ lastName: 'Weber', nickName: 'Ham' }))));
    await waitFor(() => expect(readSession()?.player?.props.nickName).toBe('Ham'));
    expect(field('Spitzname (optional)').value).toBe('Hammer');
  });
});
