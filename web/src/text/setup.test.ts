import { completeConfig, type PartialMatchConfig } from '@neundarter/rules/match/config';
import { expect, it } from 'vitest';
import { configSentence } from './setup.ts';

it.each<[PartialMatchConfig, string]>([
  [{}, 'Wer zuerst 3 Legs gewinnt, gewinnt das Match.'],
  [{ legsToWinSet: 1 }, 'Ein einziges Leg entscheidet.'],
  [{ legMode: 'best-of', maxLegsToPlay: 1 }, 'Ein einziges Leg entscheidet.'],
  [{ legMode: 'best-of', maxLegsToPlay: 5 }, 'Höchstens 5 Legs, 3 gewonnene reichen.'],
  [{ legMode: 'best-of', maxLegsToPlay: 4 }, '4 Legs. Bei 2:2 endet das Match unentschieden.'],
  [
    { setMode: 'first-to', setsToWin: 3 },
    'Wer zuerst 3 Sätze gewinnt, gewinnt das Match. Ein Satz geht an den, der zuerst 3 Legs gewinnt.',
  ],
  [
    { setMode: 'best-of', maxSetsToPlay: 2, legConfig: { legsToWinSet: 1 } },
    '2 Sätze. Bei 1:1 endet das Match unentschieden. Ein Satz geht an den, der zuerst ein Leg gewinnt.',
  ],
])('%j: %s', (config, sentence) => {
  expect(configSentence(completeConfig(config))).toBe(sentence);
});
