import '../test/render-in-app.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'plan', label: 'Plan', content: <p>Der Plan</p> },
  { value: 'table', label: 'Tabelle', content: <p>Die Tabelle</p> },
  { value: 'people', label: 'Teilnehmer', content: <p>Die Teilnehmer</p> },
] as const;

function Views() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('plan');
  return <Tabs label="Turnier" tabs={tabs} value={value} onValue={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const isChosen = (name: string) => tab(name).getAttribute('aria-selected') === 'true';

const untilLoaded = () => waitFor(() => expect(tab('Tabelle').hasAttribute('data-orientation')).toBe(true));

const noNetwork = () => {
  throw new Error('no network');
};

afterEach(cleanup);

describe.each(['plain', 'loaded'] as const)('the %s tabs', (version) => {
  beforeAll(() => {
    if (version === 'plain') vi.doMock('./tabs-piece.tsx', noNetwork);
    else vi.doUnmock('./tabs-piece.tsx');
  });

  it('show only the chosen view', async () => {
    render(<Views />);
    if (version === 'loaded') await untilLoaded();
    await userEvent.click(tab('Tabelle'));
    expect(isChosen('Tabelle')).toBe(true);
    expect(isChosen('Plan')).toBe(false);
    expect(screen.queryByText('Der Plan')).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Tabelle' }).textContent).toBe('Die Tabelle');
  });

  it('follow arrow keys, Home and End, and Tab enters the view', async () => {
    render(<Views />);
    if (version === 'loaded') await untilLoaded();
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Plan'));
    await userEvent.keyboard('{ArrowRight}');
    expect(isChosen('Tabelle')).toBe(true);
    await userEvent.keyboard('{End}');
    expect(isChosen('Teilnehmer')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(isChosen('Plan')).toBe(true);
    await userEvent.keyboard('{End}{Home}{Tab}');
    expect(isChosen('Plan')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Plan' }));
  });
});
