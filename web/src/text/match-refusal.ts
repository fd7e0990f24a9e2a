import { matchFailure } from './match-failures.ts';
import { scorerFailure } from './scorer.ts';

type RefusedCommand =
  | 'create'
  | 'start'
  | 'throw'
  | 'bull-out'
  | 'undo'
  | 'correct'
  | 'switch'
  | 'partners'
  | 'forfeit';

/** A refused turn with the name of its player. */
type RefusedTurnFacts = {
  readonly name: string;
  readonly score: number;
  readonly setNumber: number | null;
  readonly legNumber: number;
};

/** Texts of the notice about a refused change. */
export const refusalText = {
  title: 'Speichern angehalten',
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
  discardTitle: 'Nicht gespeicherte Eingaben verwerfen?',
  discardText: (turns: number): string =>
    `${turns > 1 ? `${turns} Aufnahmen gehen` : 'Was noch nicht gespeichert ist, geht'} verloren, und der Stand vom Server wird geladen.`,
  deleted: 'Das Match wurde gelöscht.',
  ended:
    'Das Match wurde inzwischen ohne deine Eingaben beendet. Sie bleiben auf diesem Gerät, bis ihr entschieden habt, was gilt.',
} as const;

const turnPlace = ({ setNumber, legNumber }: RefusedTurnFacts): string =>
  setNumber === null ? `Leg ${legNumber}` : `Satz ${setNumber}, Leg ${legNumber}`;

/** The refused change with its reason, in the words of the specification. */
export const refusedText = (command: RefusedCommand, reason: string): string =>
  ({ ...scorerFailure, ...matchFailure })[command === 'partners' ? 'switch' : command](reason);

/** The same where it does not help to send the change again. */
export const refusedForGoodText = (reason: string): string =>
  `Der Server nimmt nicht mehr an, was hier eingegeben wurde. (${reason})`;

/** Names the refused turn: `Es geht um die Aufnahme von Jan: 60 Punkte, Leg 2.` */
export const refusedTurnText = (turn: RefusedTurnFacts): string =>
  `Es geht um die Aufnahme von ${turn.name}: ${turn.score} Punkte, ${turnPlace(turn)}.`;
