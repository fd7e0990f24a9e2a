import { forfeitMatch } from '@neundarter/rules/match/forfeit';
import { retireFromMatch } from '@neundarter/rules/match/retire';
import type { Match, PerParty } from '@neundarter/rules/match/types';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { keepSession } from '../../data/people/session.ts';
import { playerEntity, signInAs, teamEntity } from '../../test/people.ts';
import {
  completedMatch,
  doubleParty,
  idOf,
  paperMatch,
  playedAt,
  playMatch,
} from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { MatchSummary } from './match-summary.tsx';

const info: MatchInfo = {
  id: 'm',
  description: 'Halbfinale',
  eventName: 'Vereinsabend',
  eventId: null,
  event: null,
  createdById: 'g',
  timeStamp: playedAt,
  isOnlineMatch: false,
  onlineMatchRequest: null,
  ownPlayerId: null,
  callerId: null,
  revision: 3,
  mayScore: true,
  finishReceivedAt: playedAt,
  reopening: 'freely',
  reopenings: [],
  corrections: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (match: Match, onUndo: (() => void) | null = null, more: Partial<MatchInfo> = {}) =>
  renderInApp(
    <>
      <MatchSummary match={match} info={{ ...info, ...more }} onUndo={onUndo} />
      <Address />
    </>,
    { path: '/matches/x' },
  );

const legsMatch = playMatch({
  config: { legsToWinSet: 2, startingScore: 170 },
  legs: ['170 | 170#1', '170 away | 60 130 | 60 40/2#1'],
});

afterEach(() => {
  cleanup();
  keepSession(null);
});

describe('a match of legs', () => {
  it('shows result, facts and figures', () => {
    show(legsMatch);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna gewinnt');
    expect(screen.getByText('Vereinsabend')).toBeTruthy();
    expect(screen.getByText('Halbfinale')).toBeTruthy();
    expect(screen.getByText('170 · First to 2 · DO')).toBeTruthy();
    expect(screen.getByText('1:40 min')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Ergebnis' })).getByText('Legs')).toBeTruthy();
    const averages = screen.getByRole('table', { name: 'Averages' });
    expect(within(averages).getByRole('row', { name: '127,50 Match 60,00' })).toBeTruthy();
  });

  it('shows what was recorded before the rest came from paper', () => {
    const match = completedMatch(
      { config: { legsToWinSet: 2, startingScore: 170 }, legs: ['170 | 170#1', '170 away | 60 130'] },
      { kind: 'legs', legs: [[2, 1]] },
    );
    show(match, () => undefined);
    expect(screen.getByText('Ergebnis vom Papier')).toBeTruthy();
    const averages = screen.getByRole('table', { name: 'Averages' });
    expect(within(averages).getByRole('row', { name: '170,00 Match –' })).toBeTruthy();
    const legs = screen.getByRole('region', { name: 'Legs' });
    expect(within(legs).getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Checkout zurücknehmen/ })).toBeNull();
  });

  it('names the turns that were corrected', () => {
    const values = { dartsThrown: 3, attemptsOnDouble: 0 };
    const correction = {
      at: playedAt,
      playerId: idOf('Anna'),
      setNumber: 1,
      legNumber: 2,
      before: { score: 26, ...values },
      after: { score: 62, ...values },
      lostTurns: 1,
    };
    show(legsMatch, null, {
      corrections: [
        correction,
        { ...correction, after: { ...correction.before, attemptsOnDouble: 1 }, lostTurns: 0 },
      ],
    });
    const list = screen.getByRole('region', { name: 'Korrigierte Aufnahmen' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/: Anna, Leg 2: 62 statt 26, eine Aufnahme gestrichen$/);
    expect(second?.textContent).toMatch(
      /: 26 mit 3 Darts, 1 auf ein Doppel statt 26 mit 3 Darts, 0 auf ein Doppel$/,
    );
  });

  it('shows that its result is final, and why it was changed later', () => {
    const reopening = { at: playedAt, reason: 'Falsches Doppel' };
    show(legsMatch, null, { reopening: 'over', reopenings: [reopening] });
    expect(screen.getByText(/^Das Ergebnis steht fest\./).textContent).toMatch(/Administration/);
    const later = screen.getByRole('region', { name: 'Nachträglich geöffnet' });
    expect(within(later).getByRole('listitem').textContent).toMatch(/: Falsches Doppel$/);
  });

  it('counts the turns of each range in a table', () => {
    show(legsMatch);
    const ranges = screen.getByRole('table', { name: 'Anzahl der Aufnahmen je Punktebereich' });
    const rows = within(ranges)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '01800',
      '1160+0',
      '0140+0',
      '1120+0',
      '0100+0',
      '080+0',
      '060+2',
      '140+0',
      '020+0',
      '0<200',
    ]);
  });

  it('leads to each leg', () => {
    show(legsMatch);
    const links = within(screen.getByRole('region', { name: 'Legs' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/matches/${legsMatch.id}/1/1`,
      `/matches/${legsMatch.id}/1/2`,
    ]);
    expect(links[0]?.textContent).toContain('Leg 1');
    expect(links[0]?.textContent).toContain('3 Darts · Checkout 170');
    expect(links[1]?.textContent).toContain('Rest 50');
  });

  it('undoes the checkout only if that is allowed', async () => {
    let undone = 0;
    const undo = () => {
      undone += 1;
    };
    show({ ...legsMatch, finishedAt: Date.now() }, undo);
    await userEvent.click(screen.getByRole('button', { name: 'Checkout zurücknehmen' }));
    expect(undone).toBe(1);
    cleanup();
    // After two minutes nobody is in a hurry.
    show({ ...legsMatch, finishedAt: Date.now() - 120_000 }, undo);
    expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Checkout zurücknehmen' }));
    expect(undone).toBe(2);
    cleanup();
    show(legsMatch);
    expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Weitere Aktionen' })).toBeNull();
  });

  it('leads members of a team to its lounge', async () => {
    const nextPages = async () => {
      show(legsMatch);
      await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
      return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    };
    expect(await nextPages()).not.toContain('Zur Team-Lounge');
    cleanup();
    signInAs({ player: playerEntity(), teams: [teamEntity()] });
    expect(await nextPages()).toContain('Zur Team-Lounge');
  });

  it('starts the same match again by a key', async () => {
    show(legsMatch);
    screen.getByRole('button', { name: 'Zurück' }).focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(screen.getByText(`/matches/new?again=${legsMatch.id}`)).toBeTruthy();
  });
});

it('shows the legs of each set and names legs by their set', () => {
  const leg = '101 | 101/2#1';
  const away = '101 away | 101/2#1';
  show(
    playMatch({
      config: { setMode: 'first-to', setsToWin: 2, legConfig: { legsToWinSet: 1 }, startingScore: 101 },
      legs: [leg, away, leg],
    }),
  );
  const result = screen.getByRole('region', { name: 'Ergebnis' });
  expect(
    within(result)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Satz 11:0', 'Satz 20:1', 'Satz 31:0']);
  expect(screen.getByText('Satz 3 Leg 1')).toBeTruthy();
});

it('shows that a forfeited match was not played, and cannot be undone', () => {
  const forfeited = forfeitMatch(playMatch({ isStarted: false }), { winningParty: 1, at: playedAt });
  if (!forfeited.ok) throw new Error(forfeited.error);
  show(forfeited.value, () => undefined);
  expect(screen.getByText('Kampflos gewertet')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben gewinnt');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
});

const ended = (match: ReturnType<typeof forfeitMatch>): Match => {
  if (!match.ok) throw new Error(match.error);
  return match.value;
};
const resultText = () => screen.getByRole('region', { name: 'Ergebnis' }).textContent?.replaceAll(/\s/g, ' ');

it('shows a result from paper without figures, and does not offer to take it back', () => {
  show(paperMatch(), () => undefined);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben gewinnt');
  expect(resultText()).toBe('Anna1:3LegsBenSiegErgebnis vom Papier');
  expect(screen.getByText(/stand auf Papier/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
});

it('shows the legs of a result from paper, or only its sets', () => {
  const config = { setMode: 'first-to', setsToWin: 2, legConfig: { legsToWinSet: 1 } } as const;
  const legs: PerParty<number>[] = [
    [1, 0],
    [1, 0],
  ];
  show(paperMatch({ kind: 'legs', legs }, config));
  expect(resultText()).toContain('Satz 11:0Satz 21:0');
  cleanup();
  show(paperMatch({ kind: 'sets', sets: [2, 1] }, config));
  expect(resultText()).toBe('AnnaSieg2:1SätzeBenErgebnis vom Papier');
});

it('names nobody as the winner of a match that both have lost', () => {
  const open = playMatch({ isStarted: false });
  show(ended(forfeitMatch(open, { winningParty: null, at: playedAt })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna und Ben verlieren kampflos');
  expect(resultText()).toBe('Anna–LegsBenBeide kampflos verloren');
});

it('keeps the figures of a match that ended by retirement', () => {
  const match = playMatch({
    config: { legsToWinSet: 3, startingScore: 170 },
    legs: ['170 | 170#1', '170 away | 60 130'],
  });
  show(ended(retireFromMatch(match, { winningParty: 1, at: playedAt + 1 })), () => undefined);
  expect(resultText()).toBe('Anna1:3LegsBenSiegSieg durch Aufgabe');
  const averages = screen.getByRole('table', { name: 'Averages' });
  expect(within(averages).getByRole('row', { name: '150,00 Match 60,00' })).toBeTruthy();
  const links = within(screen.getByRole('region', { name: 'Legs' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('3 Darts · Checkout 170'),
    expect.stringMatching(/Rest 40.*Durch Aufgabe/),
  ]);
  expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
});

it('shows a draw', () => {
  show(
    playMatch({
      config: { legMode: 'best-of', maxLegsToPlay: 2, startingScore: 101 },
      legs: ['101 | 101/2#1', '101 away | 101/2#1'],
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Anna und Ben trennen sich unentschieden',
  );
  expect(screen.getByText('Unentschieden')).toBeTruthy();
});

it('shows each partner’s figures in doubles', () => {
  show(
    playMatch({
      parties: [doubleParty('Anna', 'Ben'), doubleParty('Clara', 'Dirk')],
      config: { legsToWinSet: 1, startingScore: 301 },
      legs: ['301 | 100 60 | 101 60 | 100/2#1'],
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna & Ben gewinnen');
  const region = screen.getByRole('region', { name: 'Spieler im Doppel' });
  const [first] = within(region).getAllByRole('table');
  expect(within(first as HTMLElement).getByRole('row', { name: 'Match 120,00 101,00' })).toBeTruthy();
});

it('shows nothing of an unfinished match', () => {
  show(playMatch());
  expect(screen.queryByRole('article')).toBeNull();
});
