import type { ChangeableRound } from '@neundarter/contract/entities/tournament';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { hasOneGroup, type TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import { formatInteger } from './formats.ts';
import { lengthText, matchConfigText } from './match-config.ts';
import { otherRoundText, roundNameText } from './round-names.ts';

/** `Finale`, `Gruppenspiele`, `Spiel um Platz 3`. */
export function changeableRoundText(round: ChangeableRound, mode: TournamentMode): string {
  if (round === 'group') return hasOneGroup(mode) ? otherRoundText.league : otherRoundText.group;
  return round === 'loser-side' || round === 'third-place' ? otherRoundText[round] : roundNameText[round];
}

/** What has changed: `Best of 3 statt Best of 5`; both in full if it is more than the length. */
function changedConfigText(before: MatchConfig, after: MatchConfig): string {
  const isLength =
    before.startingScore === after.startingScore &&
    before.checkInMode === after.checkInMode &&
    before.roundLimit?.rounds === after.roundLimit?.rounds;
  const textOf = (config: MatchConfig) =>
    isLength ? lengthText(config).join(' · ') : matchConfigText(config);
  return `${textOf(after)} statt ${textOf(before)}`;
}

const inGerman = new Intl.ListFormat('de');

const joined = (names: readonly string[]): string => names.join(' und ');

/** Exceptions after the start, as everybody sees them. */
export const exceptionsText = {
  title: 'Änderungen nach dem Start',
  /** `came` replace `left`; who left may be unknown. */
  substitute: (came: readonly string[], left: readonly string[]) => {
    const isOne = came.length === 1;
    return left.length === 0
      ? `${joined(came)} ${isOne ? 'ist' : 'sind'} nachgerückt`
      : `${joined(came)} ${isOne ? 'ersetzt' : 'ersetzen'} ${joined(left)}`;
  },
  round: (round: string, before: MatchConfig | null, after: MatchConfig | null) =>
    before === null || after === null
      ? `${round}: geändert`
      : `${round}: ${changedConfigText(before, after)}`,
  late: (name: string) => `Nachgemeldet: ${name}`,
  /** `winner` and `loser` of the match with this number; null if it is not known. */
  takeOver: (winner: string, loser: string, number: number | null) =>
    `${winner} hat den Platz von ${loser} übernommen${number === null ? '' : `, weil das Ergebnis von Spiel ${formatInteger(number)} korrigiert wurde`}`,
  thirdPlace: 'Das Spiel um Platz 3 entfällt',
  /** Numbers of matches. */
  reset: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Spiel' : 'Spiele'} ${inGerman.format(numbers.map(formatInteger))} neu angesetzt`,
} as const;
