import type { OwnReport } from '@neundarter/contract/entities/presence-report';
import { boardText } from './boards.ts';
import { formatCount, formatInteger, formatTime } from './formats.ts';

const called = (board: string | null) => (board === null ? '' : `: ${boardText(board)}`);

/** Texts of what players see of themselves in a tournament, on any phone. */
export const thisIsMeText = {
  ask: 'Spielst du mit?',
  choose: 'Das bin ich',
  chooseMore: 'Noch jemand auf diesem Handy',
  dialog: 'Wer bist du?',
  about: 'Das merkt sich nur dieses Gerät. Rechte bekommst du damit keine.',
  search: 'Name suchen',
  nobody: 'Niemand mit diesem Namen ist dabei.',
  found: 'Gefundene Namen',
  more: (count: number) => `${formatInteger(count)} weitere Namen. Gib mehr Buchstaben ein.`,
  forget: (name: string) => `${name} hier nicht mehr zeigen`,
  region: (name: string) => `Für ${name}`,
  /** What comes next, by what is asked of the person. */
  title: {
    called: (board: string | null) => `Du bist dran${called(board)}`,
    callsCalled: (board: string | null) => `Du schreibst jetzt${called(board)}`,
    running: 'Dein Spiel läuft',
    callsRunning: 'Du schreibst gerade',
    next: 'Dein nächstes Spiel',
    calls: 'Als Nächstes schreibst du',
    open: 'Dein nächstes Spiel steht noch nicht fest',
    out: 'Du hast heute kein Spiel mehr',
    before: (startsAt: number) => `Los geht’s um ${formatTime(startsAt)} Uhr`,
  },
  /** What comes next, and when: `Dein nächstes Spiel: gegen 15:40 Uhr`. */
  soon: (title: string, when: string) => `${title}: ${when}`,
  /** The same for one of several people, as the tab and the banner say it. */
  calledOf: (name: string, board: string | null) => `${name} ist dran${called(board)}`,
  callsCalledOf: (name: string, board: string | null) => `${name} schreibt jetzt${called(board)}`,
  against: (name: string) => `gegen ${name}`,
  between: (home: string, away: string) => `${home} gegen ${away}`,
  playsThen: (match: string) => `Danach spielst du ${match}.`,
  callsLater: (match: string) => `Danach schreibst du ${match}.`,
  callsBefore: (match: string) => `Vorher schreibst du ${match}.`,
  open: 'Zum Spiel',
  rank: (group: string, rank: number, of: number) => `${group}: Platz ${rank} von ${of}`,
  place: (place: string) => `Platz ${place}`,
  results: (count: number) => formatCount(count, { one: 'Ergebnis', many: 'Ergebnisse' }),
  won: 'gewonnen',
  lost: 'verloren',
  drawn: 'unentschieden',
  callerSought: (board: string | null) => `Schreiber gesucht${called(board)}`,
  iCall: 'Ich schreibe',
  callsFor: (name: string) => `${name} schreibt`,
  cannotCall: 'Ich kann nicht schreiben',
  cannotCallTitle: (name: string) => `Schreibt ${name} dieses Spiel nicht?`,
  cannotCallText: 'Dann ist der Nächste gefragt. Für andere Spiele bleibst du dabei.',
  cannotCallDone: 'Danke, der Nächste ist gefragt.',
  here: 'Ich bin da',
  hereAgain: 'Ich bin doch da',
  leaving: 'Ich gehe',
  leavingTitle: (name: string) => `Geht ${name}?`,
  leavingText:
    'Der Veranstalter erfährt es, und du schreibst keine Spiele mehr. Was mit offenen Spielen wird, entscheidet er.',
  said: ({ says, at }: Pick<OwnReport, 'says' | 'at'>) =>
    `Gemeldet um ${formatTime(at)} Uhr: ${says === 'here' ? 'da' : 'geht'}`,
} as const;
