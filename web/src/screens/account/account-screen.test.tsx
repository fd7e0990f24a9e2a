import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSetting, writeSetting } from '../../data/local-settings.ts';
import { keepSession } from '../../data/people/session.ts';
import { fakeServer, json, noNetwork } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { AccountScreen } from './account-screen.tsx';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const always = [
  'Profil',
  'Online-Matches',
  'Passwort',
  'Eingeloggt',
  'Teams',
  'Erinnerungen',
  'Deine Daten',
  'Konto löschen',
];
const bulls = teamEntity({ id: 'bulls', name: 'Bulls', referralCode: 'BULLS1' });

beforeEach(() => fakeServer(() => json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  act(() => keepSession(null));
});

describe('the account page', () => {
  it('leads guests to the login and back', () => {
    renderInApp(<AccountScreen />);
    expect(screen.getByRole('alert').textContent).toContain('Du bist nicht eingeloggt');
    expect(screen.getByRole('link', { name: 'Einloggen' }).getAttribute('href')).toBe('/login?to=%2Faccount');
  });

  it('leads users with an unconfirmed address to the confirmation', () => {
    signInAs({ user: userEntity({ isVerified: false, playerId: null }), player: null });
    renderInApp(<AccountScreen />);
    const link = screen.getByRole('link', { name: 'E-Mail-Adresse bestätigen' });
    expect(link.getAttribute('href')).toBe('/register/validation-needed');
  });

  it('has no cards for missing roles', () => {
    signInAs({ teams: [bulls] });
    renderInApp(<AccountScreen />);
    expect(titles()).toEqual(always);
    expect(screen.queryByRole('list', { name: 'Deine Rollen' })).toBeNull();
  });

  it('shows the referral code to team admins, with an explanation', () => {
    signInAs({ user: userEntity({ roles: ['team-admin'], teamIds: [bulls.id] }), teams: [bulls] });
    renderInApp(<AccountScreen />);
    const card = screen.getByRole('region', { name: 'Vereine werben' });
    expect(card.textContent).toContain('BULLS1');
    expect(card.textContent).toContain('50 Euro');
    expect(screen.getByRole('list', { name: 'Deine Rollen' }).textContent).toBe('Team-Admin');
  });

  it('lets analysers switch the analysis mode of this device', async () => {
    writeSetting('analysis-mode', false);
    signInAs({ user: userEntity({ roles: ['scorer-analyzer'] }) });
    renderInApp(<AccountScreen />);
    await userEvent.click(screen.getByRole('switch', { name: 'Analysemodus' }));
    expect(readSetting('analysis-mode')).toBe(true);
  });

  it('shows the online id, and a refusal of the server', async () => {
    fakeServer(({ method }) => (method === 'PATCH' ? noNetwork() : json([])));
    signInAs({ player: playerEntity({ id: 'abc123xyz' }) });
    renderInApp(<AccountScreen />);
    expect(screen.getByRole('status', { name: 'Deine Spieler-ID' }).textContent).toBe('ABC123');
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Online-Matches erlauben' });
    await userEvent.click(toggle);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Deine Einstellungen konnten nicht gespeichert werden');
    expect(toggle.checked).toBe(false);
  });

  it('offers a choice only between several teams', async () => {
    const calls = fakeServer(() => json([]));
    signInAs({ teams: [bulls] });
    const only = renderInApp(<AccountScreen />);
    expect(screen.queryByRole('radio')).toBeNull();
    only.unmount();

    signInAs({ teams: [bulls, teamEntity({ id: 'tips', name: 'Steel Tips' })] });
    renderInApp(<AccountScreen />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bulls' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Steel Tips' }));
    expect(calls.at(-1)?.body).toEqual({ id: 'p1', changedProps: { settings: { currentTeamId: 'tips' } } });
  });

  it('reads an unknown player, and shows an error if that fails', async () => {
    fakeServer(noNetwork);
    signInAs({ player: null });
    renderInApp(<AccountScreen />);
    expect((await screen.findByRole('alert')).textContent).toContain('Ein Netzwerkfehler ist aufgetreten');
  });
});
