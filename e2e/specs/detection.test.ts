import { describe, expect, test } from 'vitest';
import { readTurnsToThrow } from '../../tools/board-simulator/recorded-turns.ts';
import { compareFigures } from '../../tools/replay/compare.ts';
import { readRows } from '../../tools/replay/turns.ts';
import { useSimulatedBoard } from '../support/detection.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { humanPause } from '../support/human-pause.ts';
import { botSide, guestSide } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const beside = useSimulatedBoard(testbed);
const { openMatch, throwsOf, scoresOf } = beside;
const dataFile = (name: string) => new URL(`../../rules/test-data/${name}`, import.meta.url).pathname;

/** The match with the fewest turns, so that the test does not have to throw 60. */
const realMatch = '11775872';
const [home = '', away = ''] = readRows(dataFile('real-player_match_stats.csv'), [
  'match_id',
  'side',
  'player',
])
  .filter((row) => row['match_id'] === realMatch)
  .toSorted((left, right) => (right['side'] ?? '').localeCompare(left['side'] ?? ''))
  .map((row) => row['player']);
const realTurns = readTurnsToThrow(dataFile('real-turns.csv'), realMatch);

describe('a real match, detected dart by dart', () => {
  test.each(['standard', 'autodarts'] as const)(
    'has no wrong turn on the board of kind %s',
    { timeout: 300_000 },
    async (kind) => {
      const legsWon = realTurns.filter((turn) => turn.score === turn.before);
      const winner = legsWon.at(-1)?.player;
      const { detection, scorer, matchId, complaints } = await openMatch(
        {
          sides: [guestSide(home), guestSide(away)],
          startingParty: realTurns[0]?.player === home ? 0 : 1,
          config: { legsToWinSet: legsWon.filter(({ player }) => player === winner).length },
        },
        { kind },
      );
      for (const turn of realTurns) {
        await expectSoon(() => scorer.activeSide()).toBe(turn.player);
        for (const [index, bed] of turn.beds.entries()) {
          beside.board.throwDart(bed);
          if (turn !== realTurns.at(-1) || index < turn.beds.length - 1)
            await expectSoon(async () => (await detection.darts()).length).toBe(index + 1);
        }
        beside.board.takeout();
        if (turn !== realTurns.at(-1)) await expectSoon(() => detection.darts()).toEqual([]);
      }
      await scorer.endDialog.waitFor();
      await expectSoon(async () => (await beside.readMatch(matchId)).props.status).toBe('finished');
      const thrown = await throwsOf(matchId);
      expect(
        thrown.map(({ score, dartsThrown, attemptsOnDouble }) => [score, dartsThrown, attemptsOnDouble]),
      ).toEqual(
        realTurns.map(({ score, dartsThrown, attemptsOnDouble }) => [score, dartsThrown, attemptsOnDouble]),
      );
      expect(thrown.map(({ darts }) => darts?.map(({ bed }) => bed))).toEqual(
        realTurns.map(({ beds }) => beds),
      );
      const { compared, differences } = compareFigures(
        dataFile('real-player_match_stats.csv'),
        new Map([[realMatch, await beside.readMatch(matchId)]]),
      );
      expect(compared).toBeGreaterThan(30);
      expect(differences).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a turn at the board', () => {
  test('is recorded at the takeout with its darts, and the board waits for the next player', async () => {
    const { detection, scorer, matchId } = await openMatch();
    beside.board.throwDart('T20');
    beside.board.throwDart('S5');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20', 'Single 5']);
    expect(await detection.score.innerText()).toBe('65');
    await detection.pad.getByText('Rest 436').waitFor();
    expect(await scoresOf(matchId)).toEqual([]);
    beside.board.throwDart('M');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20', 'Single 5', 'Daneben']);
    beside.board.startTakeout();
    await expectSoon(() => detection.state()).toBe('Ready Takeout');
    beside.board.finishTakeout();
    await expectSoon(() => scorer.activeSide()).toBe('Ben');
    await expectSoon(() => scoresOf(matchId)).toEqual([65]);
    expect((await throwsOf(matchId))[0]?.darts?.map(({ bed }) => bed)).toEqual(['T20', 'S5', 'M']);
  });

  test('ends early with a checkout, at once', async () => {
    const { scorer, matchId } = await openMatch({ config: { startingScore: 40, legsToWinSet: 2 } });
    beside.board.throwDart('S20');
    beside.board.throwDart('D10');
    await scorer.popup.waitFor();
    await expectSoon(() => throwsOf(matchId)).toMatchObject([
      { score: 40, dartsThrown: 2, attemptsOnDouble: 2 },
    ]);
    beside.board.takeout();
    await expectSoon(() => scorer.activeSide()).toBe('Ben');
    expect(await scoresOf(matchId)).toEqual([40]);
  });

  test('is 0 with three darts after a bust, and later darts do not count', async () => {
    const { detection, matchId } = await openMatch({ config: { startingScore: 40 } });
    beside.board.throwDart('T20');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await detection.pad.getByText('Bust').waitFor();
    beside.board.throwDart('D20');
    await detection.pad.getByText('Ein Dart nach dem Ende der Aufnahme wurde nicht gezählt.').waitFor();
    beside.board.takeout();
    await expectSoon(() => throwsOf(matchId)).toMatchObject([
      { score: 0, dartsThrown: 3, attemptsOnDouble: 1 },
    ]);
  });

  test('has three darts, reports a fourth without counting it, and counts a bouncer as 0', async () => {
    const { detection, matchId } = await openMatch();
    for (const target of ['T20', 'B', 'T20', 'T19'] as const) beside.board.throwDart(target);
    await detection.pad.getByText('Ein vierter Dart wurde nicht gezählt.').waitFor();
    expect(await detection.darts()).toEqual(['Triple 20', 'Bouncer', 'Triple 20']);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([120]);
  });

  test('counts missing darts as misses, ignores a hand at the board, and counts a repeated message once', async () => {
    const { detection, matchId } = await openMatch({ config: { startingScore: 60 } });
    beside.board.throwDart('S20');
    beside.board.repeatLast();
    beside.board.falseTakeout();
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    expect(await detection.darts()).toEqual(['Single 20']);
    expect(await scoresOf(matchId)).toEqual([]);
    beside.board.takeout();
    await expectSoon(() => throwsOf(matchId)).toMatchObject([
      { score: 20, dartsThrown: 3, attemptsOnDouble: 2 },
    ]);
  });

  test('survives a reload and a lost connection in its middle', async () => {
    const { page, detection, matchId } = await openMatch();
    beside.board.throwDart('T20');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await page.reload();
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    beside.board.dropConnection('abnormal');
    await expectSoon(() => detection.state()).toBe('Error Throw');
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    beside.board.throwDart('T19');
    beside.board.throwDart('T18');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20', 'Triple 19', 'Triple 18']);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([171]);
  });

  test('waits while a bot throws', { timeout: 60_000 }, async () => {
    const { detection, scorer, matchId } = await openMatch({ sides: [guestSide('Anna'), botSide(5)] });
    beside.board.throwDart('T20');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    beside.board.takeout();
    await scorer.page.getByText(/wirft\.\.\.$/).waitFor();
    await expectSoon(() => scorer.activeSide()).toBe('Anna');
    await expectSoon(async () => (await throwsOf(matchId)).length).toBe(2);
    const thrown = await throwsOf(matchId);
    expect(thrown[0]?.score).toBe(60);
    // The bot's darts are stored, too.
    expect(thrown[1]?.darts?.length).toBeGreaterThan(0);
  });
});

describe('a dart is corrected', () => {
  test('by keys, and only when the correction is applied', async () => {
    const { detection, matchId } = await openMatch();
    beside.board.throwDart({ rMm: 102, thetaDeg: 0 });
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await detection.correct(1);
    expect(await detection.correctedBed()).toBe('Triple 20');
    await expectSoon(() => detection.zoomed.evaluate((one) => one === document.activeElement)).toBe(true);
    for (let step = 0; step < 6; step += 1) await detection.page.keyboard.press('ArrowDown');
    expect(await detection.correctedBed()).toBe('Single 20');
    await detection.page.keyboard.press('Shift+ArrowUp');
    await detection.page.keyboard.press('Shift+ArrowUp');
    await detection.page.keyboard.press('Shift+ArrowUp');
    expect(await detection.correctedBed()).toBe('Single 20');
    await detection.dialog.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await detection.darts()).toEqual(['Triple 20']);
    await detection.correct(1);
    for (let step = 0; step < 6; step += 1) await detection.page.keyboard.press('ArrowUp');
    await detection.page.keyboard.press('Enter');
    await expectSoon(() => detection.darts()).toEqual(['Single 20']);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([20]);
  });

  test('by dragging at four times its size, and reset to what the board saw', async () => {
    const { page, detection } = await openMatch();
    beside.board.throwDart({ rMm: 102, thetaDeg: 0 });
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await detection.correct(1);
    const box = await detection.zoomed.boundingBox();
    if (box === null) throw new Error('the board is not to be seen');
    // The picture shows 416 mm / 4; a triple is 10 mm wide.
    const tenMm = box.width / 10.4;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + tenMm, { steps: 4 });
    await page.mouse.up();
    expect(await detection.correctedBed()).toBe('Single 20');
    await detection.apply();
    expect(await detection.darts()).toEqual(['Single 20']);
    await detection.correct(1);
    await detection.dialog.getByRole('button', { name: 'Zurücksetzen' }).click();
    expect(await detection.correctedBed()).toBe('Triple 20');
    await detection.apply();
    expect(await detection.darts()).toEqual(['Triple 20']);
  });

  test('to a bouncer, to a miss beyond 170 mm, and to one the board has not seen', async () => {
    const { detection, matchId } = await openMatch();
    beside.board.throwDart('T20');
    beside.board.throwDart({ rMm: 168, thetaDeg: 0 });
    await expectSoon(() => detection.darts()).toEqual(['Triple 20', 'Doppel 20']);
    await detection.correct(1);
    await detection.dialog.getByRole('button', { name: 'Bouncer' }).click();
    await detection.apply();
    await detection.correct(2);
    await detection.page.keyboard.press('Shift+ArrowUp');
    expect(await detection.correctedBed()).toBe('Daneben');
    await detection.apply();
    await detection.correct(3);
    await detection.dialog
      .getByRole('button', { name: 'Ganzes Board: Tippe auf das getroffene Feld' })
      .click();
    expect(await detection.correctedBed()).toBe('Bull');
    await detection.apply();
    await expectSoon(() => detection.darts()).toEqual(['Bouncer', 'Daneben', 'Bull']);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([50]);
  });
});

describe('undo', () => {
  test('of a checkout lets the user correct its darts while they stick', async () => {
    const { detection, scorer, matchId } = await openMatch({
      config: { startingScore: 40, legsToWinSet: 1 },
    });
    beside.board.throwDart({ rMm: 161, thetaDeg: 0 });
    await scorer.endDialog.waitFor();
    await humanPause();
    await scorer.endDialog.getByRole('button', { name: 'Checkout zurücknehmen' }).click();
    await expectSoon(() => detection.darts()).toEqual(['Doppel 20']);
    await detection.correct(1);
    await detection.page.keyboard.press('Shift+ArrowDown');
    await detection.apply();
    expect(await detection.darts()).toEqual(['Single 20']);
    beside.board.throwDart('M');
    beside.board.throwDart('S10');
    await expectSoon(async () => (await detection.darts()).length).toBe(3);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([30]);
  });

  test('of an earlier turn shows its darts again, to be entered on demand', async () => {
    const { detection, scorer, matchId } = await openMatch();
    for (const bed of ['T20', 'S1', 'S5'] as const) beside.board.throwDart(bed);
    beside.board.takeout();
    await expectSoon(() => scorer.activeSide()).toBe('Ben');
    await detection.undo.click();
    await expectSoon(() => scorer.activeSide()).toBe('Anna');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20', 'Single 1', 'Single 5']);
    await detection.correct(2);
    await detection.dialog.getByRole('button', { name: 'Bouncer' }).click();
    await detection.apply();
    await detection.submit.click();
    await expectSoon(() => scoresOf(matchId)).toEqual([65]);
    await expectSoon(() => scorer.activeSide()).toBe('Ben');
    beside.board.throwDart('T19');
    await expectSoon(() => detection.darts()).toEqual(['Triple 19']);
  });
});

describe('without the board’s detection', () => {
  test('turns are typed in after a switch, which can be reversed', async () => {
    const { detection, scorer, matchId } = await openMatch();
    beside.board.throwDart('T20');
    await expectSoon(() => detection.darts()).toEqual(['Triple 20']);
    await detection.byHand.click();
    await scorer.turn(45);
    await expectSoon(() => scoresOf(matchId)).toEqual([45]);
    expect(await detection.toggle.getAttribute('aria-pressed')).toBe('false');
    await detection.toggle.click();
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    beside.board.takeout();
    beside.board.throwDart('T19');
    await expectSoon(() => detection.darts()).toEqual(['Triple 19']);
    beside.board.takeout();
    await expectSoon(() => scoresOf(matchId)).toEqual([45, 57]);
  });

  test('a closed connection is offline, a lost one an error, and the tip explains what to do', async () => {
    const { page, detection, scorer, matchId } = await openMatch();
    beside.board.dropConnection('normal');
    await expectSoon(() => detection.state()).toBe('Offline Throw');
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    await beside.board.stop();
    await expectSoon(() => detection.state()).toMatch(/^(Error|Offline)/);
    await detection.status.hover();
    await page.getByRole('tooltip').filter({ visible: true }).waitFor();
    await detection.byHand.click();
    await scorer.turns(60);
    await expectSoon(() => scoresOf(matchId)).toEqual([60]);
  });

  test('darts that were detected without network are kept and sent later', async () => {
    const { page, detection, scorer, matchId } = await openMatch();
    await page.route('**/api/v1/**', (route) => route.abort());
    for (const bed of ['T20', 'T20', 'T20'] as const) beside.board.throwDart(bed);
    await expectSoon(async () => (await detection.darts()).length).toBe(3);
    beside.board.takeout();
    await expectSoon(() => scorer.activeSide()).toBe('Ben');
    expect(await scoresOf(matchId)).toEqual([]);
    await page.unroute('**/api/v1/**');
    await expectSoon(() => scoresOf(matchId)).toEqual([180]);
    expect((await throwsOf(matchId))[0]?.darts).toHaveLength(3);
  });
});
