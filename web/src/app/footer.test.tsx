import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { keepSession } from '../data/people/session.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../test/people.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { Footer } from './footer.tsx';

afterEach(() => {
  cleanup();
  act(() => keepSession(null));
});

const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const isLocked = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }));
  await screen.findByRole('dialog', { name: 'Einstellungen' });
};

describe('the footer', () => {
  it('links to the events and tournaments, also for guests', () => {
    renderInApp(<Footer />);
    expect(addressOf(/^Events$/)).toBe('/home/events');
  });

  it('links to the statistics of a player and to the lounge of a team', () => {
    signInAs({ player: playerEntity(), teams: [teamEntity()] });
    renderInApp(<Footer />);
    expect(addressOf(/Statistik/)).toBe('/players/me/stats');
    expect(addressOf(/Team-Lounge/)).toBe('/team-lounge');
  });

  it('locks the links that need a player or a team', () => {
    signInAs({ teams: [] });
    renderInApp(<Footer />);
    expect(addressOf(/Statistik/)).toBe('/players/me/stats');
    expect(isLocked(/Team-Lounge/)).toBe(true);
    act(() => keepSession(null));
    expect(isLocked(/Statistik/)).toBe(true);
  });
});

describe('the gear menu', () => {
  it('links to the account for users, and to the administration for admins', async () => {
    signInAs({ user: userEntity({ roles: ['admin'] }) });
    renderInApp(<Footer />);
    await openMenu();
    expect(addressOf(/Mein Konto/)).toBe('/account');
    expect(addressOf(/Administration/)).toBe('/admin');
  });

  it('hides links that a user may not open', async () => {
    signInAs({ user: userEntity({ roles: ['team-admin'] }) });
    renderInApp(<Footer />);
    await openMenu();
    expect(screen.queryByRole('link', { name: /Administration/ })).toBeNull();
    act(() => keepSession(null));
    expect(screen.queryByRole('link', { name: /Mein Konto/ })).toBeNull();
  });
});
