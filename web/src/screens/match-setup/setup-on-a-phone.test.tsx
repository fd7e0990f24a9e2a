import '../../test/fake-indexed-db.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSetting } from '../../data/local-settings.ts';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { loadFields } from '../../test/load-fields.tsx';
import { renderInApp } from '../../test/render-in-app.tsx';
import { emptySide } from './draft.ts';
import { MatchSetupScreen } from './match-setup-screen.tsx';

const openSetup = () => renderInApp(<MatchSetupScreen />, { path: '/matches/new' });
const side = (name: 'Seite 1' | 'Seite 2') => within(screen.getByRole('region', { name }));
const more = (name: 'Seite 1' | 'Seite 2') =>
  side(name).queryByRole('button', { name: new RegExp(`Spieler für ${name} wählen`) });
const press = (button: HTMLElement | null) => userEvent.click(button as HTMLElement);

beforeAll(loadFields);
beforeEach(() => {
  localStorage.clear();
  fakeServer(noNetwork);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('on a phone', () => {
  it('two names come first, and the other kinds stand behind a button of each side', async () => {
    openSetup();
    const players = within(screen.getByRole('region', { name: 'Spieler' }));
    expect(players.getAllByRole('combobox', { name: 'Name' })).toHaveLength(2);
    expect(players.queryByRole('radio', { name: 'Bot' })).toBeNull();
    await press(more('Seite 2'));
    expect(more('Seite 2')?.getAttribute('aria-expanded')).toBe('true');
    expect(side('Seite 1').queryByRole('radio', { name: 'Bot' })).toBeNull();
    await userEvent.click(side('Seite 2').getByRole('radio', { name: 'Bot' }));
    await userEvent.click(await side('Seite 2').findByRole('button', { name: 'Stärker' }));
    // Folded again, a line says who plays.
    await press(more('Seite 2'));
    expect(side('Seite 2').getByText('Bot Level 6')).toBeTruthy();
    expect(side('Seite 2').queryByRole('slider')).toBeNull();
  });

  it('what needs its fields is never folded', async () => {
    writeSetting('last-match-players', {
      sides: [{ ...emptySide, kind: 'double', partners: ['Anna', 'Ben'] }, emptySide],
      names: [],
    });
    openSetup();
    expect(more('Seite 1')).toBeNull();
    expect(await side('Seite 1').findByLabelText('Name, erster Spieler')).toBeTruthy();
    await userEvent.click(side('Seite 1').getByRole('radio', { name: 'Gast' }));
    expect(more('Seite 1')).toBeTruthy();
  });
});
