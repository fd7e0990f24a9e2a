import { expect, test } from 'vitest';
import { compareFigures } from '../../tools/replay/compare.ts';
import { readRows } from '../../tools/replay/turns.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

const dataFile = (name: string) => new URL(`../../rules/test-data/${name}`, import.meta.url).pathname;

/** A real match of 2017, the one with the fewest turns. */
const matchNumber = '11775872';
const turns = readRows(dataFile('real-turns.csv'), ['match_id', 'player', 'score', 'bust']).filter(
  (row) => row['match_id'] === matchNumber,
);
const figures = readRows(dataFile('real-player_match_stats.csv'), ['match_id', 'side']).filter(
  (row) => row['match_id'] === matchNumber,
);
const figureOf = (side: 'home' | 'away', column: string) =>
  figures.find((row) => row['side'] === side)?.[column] ?? '';

/** `100.75` as the page shows it. */
const german = (figure: string) => figure.replace('.', ',');

test('a real match typed on the pad has the figures of the record', { timeout: 300_000 }, async () => {
  const { page, api } = await testbed.openDevice();
  const home = figureOf('home', 'player');
  const away = figureOf('away', 'player');
  const legsWon = turns.filter((turn) => turn['checkout'] === '1');
  const winner = legsWon.at(-1)?.['side'];

  const setup = await new SetupPage(page).open();
  await setup.fillGuests(home, away);
  await setup.setCount('Gewonnene Legs', legsWon.filter((turn) => turn['side'] === winner).length);
  await setup.chooseInGroup('Wer wirft zuerst?', turns[0]?.['side'] === 'home' ? home : away);
  const matchId = await setup.start();

  const scorer = new ScorerPage(page);
  for (const turn of turns) {
    // The record has no bull-out, so the usual order of starters also decides the last leg.
    const answer = { darts: Number(turn['darts_thrown']), attempts: Number(turn['double_attempts']) };
    await expectSoon(() => scorer.activeSide()).toBe(turn['player']);
    if (turn['bust'] === '1') {
      await scorer.confirm(scorer.bustKey);
      await scorer.answerIfAsked(answer);
    } else await scorer.turn(Number(turn['score']), answer);
  }
  await scorer.toSummary();

  const summary = new SummaryPage(page);
  const both = (column: string) => [german(figureOf('home', column)), german(figureOf('away', column))];
  expect(await summary.figures('Match')).toEqual(both('avg'));
  expect(await summary.figures('Erste 9 Darts')).toEqual(both('first9_avg'));
  expect(await summary.figures('Höchstes Checkout')).toEqual(both('highest_checkout'));
  const rate = (side: 'home' | 'away') =>
    `${german(figureOf(side, 'doublequote'))} % (${figureOf(side, 'checkouts')}/${figureOf(side, 'double_attempts')})`;
  const shownRates = (await summary.figures('Doppelquote')).map((text) => text.replaceAll(/\s/g, ' '));
  expect(shownRates).toEqual([rate('home'), rate('away')]);

  await expectSoon(async () => (await api.readMatch(matchId)).props.status).toBe('finished');
  const { compared, differences } = compareFigures(
    dataFile('real-player_match_stats.csv'),
    new Map([[matchNumber, await api.readMatch(matchId)]]),
  );
  expect(compared).toBeGreaterThan(30);
  expect(differences).toEqual([]);
});
