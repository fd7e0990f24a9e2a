import type { ErrorCode } from '@neundarter/contract/errors';
import { addErrorTexts } from './errors.ts';

/** German texts of the codes that a turn can get; the scorer has them from its start. */
const turnErrorTexts = {
  'error.invalid-match-status': 'Das ist im aktuellen Zustand des Matches nicht möglich.',
  'error.invalid-score': 'Diese Punktzahl ist nicht möglich.',
  'error.invalid-player': 'Dieser Spieler ist nicht an der Reihe.',
  'error.checkout-must-have-at-least-one-double-attempt':
    'Ein Checkout braucht mindestens einen Wurf auf ein Doppel.',
  'error.match.out-of-sync': 'Das Match wurde inzwischen auf einem anderen Gerät weitergespielt.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type TurnErrorCode = keyof typeof turnErrorTexts;

addErrorTexts(turnErrorTexts);
