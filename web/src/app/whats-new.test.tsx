import { appVersion } from '@neundarter/contract/limits';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSetting, writeSetting } from '../data/local-settings.ts';
import { useRunningMatch } from '../data/match/running-match.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { whatsNewText } from '../text/whats-new.ts';
import { Footer } from './footer.tsx';
import { isVersionNew, noteFirstVersion } from './updated-version.ts';
import { WhatsNew } from './whats-new.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** What every device has after its first visit. */
const keepGuest = () =>
  localStorage.setItem('guest-token', JSON.stringify({ token: 't', guestId: 'g', renewAt: 0 }));
const notice = () => screen.findByRole('status', { name: 'Neundarter ist aktualisiert' });

/** A match is scored until the button is pressed. */
function Scorer() {
  const [isOver, setOver] = useState(false);
  useRunningMatch(!isOver);
  return (
    <button type="button" onClick={() => setOver(true)}>
      over
    </button>
  );
}

describe('a device', () => {
  it('that is new has nothing to be told', () => {
    noteFirstVersion();
    expect(isVersionNew()).toBe(false);
    expect(readSetting('known-version')).toBe(appVersion);
  });

  it('that ran a version before 2.0.0 has noted none, and is told', () => {
    keepGuest();
    noteFirstVersion();
    expect(isVersionNew()).toBe(true);
  });

  it('that ran another version is told', () => {
    keepGuest();
    writeSetting('known-version', '2.0.0-before');
    noteFirstVersion();
    expect(isVersionNew()).toBe(true);
  });
});

describe('the notice after an update', () => {
  it('names the version, shows what is new, and does not come again', async () => {
    const view = renderInApp(<WhatsNew />);
    expect((await notice()).textContent).toContain(`Version ${appVersion}`);
    await userEvent.click(screen.getByRole('button', { name: 'Was ist neu?' }));
    await screen.findByRole('dialog', { name: 'Was ist neu' });
    expect(screen.queryByRole('status')).toBeNull();
    view.unmount();
    renderInApp(<WhatsNew />);
    expect(isVersionNew()).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('goes when it is closed', async () => {
    renderInApp(<WhatsNew />);
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('waits while a match is scored', async () => {
    renderInApp(<Scorer />);
    renderInApp(<WhatsNew />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(isVersionNew()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'over' }));
    await notice();
  });
});

describe('the gear menu', () => {
  it('names the version of the product and opens what is new in it', async () => {
    renderInApp(<Footer />);
    await userEvent.click(screen.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }));
    const menu = await screen.findByRole('dialog', { name: 'Einstellungen' });
    expect(menu.textContent).toContain('Version 2.0.0');
    await userEvent.click(screen.getByRole('button', { name: 'Was ist neu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Was ist neu' });
    const headings = [...dialog.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Version 2.0.0', 'Version 1.2.1']);
    expect(dialog.textContent).toContain('Ligaspieltage');
  });

  it('tells of this version first', () => {
    expect(whatsNewText.versions[0].version).toBe(appVersion);
  });
});
