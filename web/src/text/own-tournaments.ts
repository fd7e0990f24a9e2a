import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import { formatCount, formatDecimal, formatInteger } from './formats.ts';
import { tournamentStatusText } from './tournament.ts';

/** Texts of the list of tournaments. */
export const ownTournamentsText = {
  title: 'Deine Turniere',
  hint: 'Alle Turniere, die du gespielt hast; der Filter gilt hier nicht.',
  empty: 'Du hast noch kein Turnier gespielt.',
  failed: (reason: string) => `Deine Turniere konnten nicht geladen werden. (${reason})`,
  stats: 'Zahlen',
  toStats: (name: string) => `Deine Zahlen in ${name}`,
} as const;

type Played = PlayedTournament['props'];

/** `Platz 1 von 32`, `Platz 5–8 von 32`, or how far the tournament or its player came. */
export function placeReachedText({ status, place, noOfParticipants }: Played): string {
  if (status === 'running') return tournamentStatusText.running;
  if (place === null) return 'Gruppenphase';
  const { from, to } = place;
  return `Platz ${from === to ? from : `${from}–${to}`} von ${formatInteger(noOfParticipants)}`;
}

const wins = { one: 'Sieg', many: 'Siege' } as const;
const losses = { one: 'Niederlage', many: 'Niederlagen' } as const;

/** What a player has achieved in a tournament: `4 Siege, 1 Niederlage · Ø 61,23 · Finish 96 · 180er: 2`. */
export function achievedText({ matchWinsAndLosses, threeDartsAverage, highestCheckout, noOf180s }: Played) {
  const { won, draw, lost, total } = matchWinsAndLosses;
  const results = [
    formatCount(won, wins),
    ...(draw === 0 ? [] : [`${formatInteger(draw)} Unentschieden`]),
    formatCount(lost, losses),
  ];
  return [
    total === 0 ? 'Noch kein Match' : results.join(', '),
    ...(threeDartsAverage.average === null ? [] : [`Ø ${formatDecimal(threeDartsAverage.average)}`]),
    ...(highestCheckout === null ? [] : [`Höchstes Checkout ${formatInteger(highestCheckout)}`]),
    ...(noOf180s === 0 ? [] : [`180er: ${formatInteger(noOf180s)}`]),
  ].join(' · ');
}
