// Words for results, disputes and signatures on match days.
import type { GameAct, GameDispute } from '@neundarter/contract/entities/matchday';
import { formatTime } from './formats.ts';
import { endWord } from './match-ends.ts';

type About = Pick<GameAct, 'score' | 'end'>;

/** `3:1 (kampflos)`; a dash where nobody has legs. */
const scoreText = ({ score, end }: About): string => {
  const legs = score === null ? '–' : `${score[0]}:${score[1]}`;
  return end === null || end === 'played' ? legs : `${legs} (${endWord[end]})`;
};

const byName = (name: string | null, team: string): string => (name === null ? team : `${name}, ${team}`);

export const gameActionText = {
  result: 'Ergebnis eintragen',
  giveUp: 'Aufgeben',
  correct: 'Ergebnis korrigieren',
  undo: 'Ergebnis zurücknehmen',
  object: 'Widersprechen',
  askedFirst: (team: string) =>
    `Das Spiel ist länger als zehn Minuten vorbei. ${team} muss zustimmen; bis dahin steht es als strittig auf dem Bericht.`,
} as const;

export const disputeText = {
  title: 'Strittige Spiele',
  mark: 'strittig',
  game: (number: number, [home, away]: readonly [string, string]) => `Spiel ${number} · ${home} – ${away}`,
  /** What a side says against the result of a game. */
  what: (dispute: GameDispute, team: string): string => {
    const who = byName(dispute.name, team);
    if (dispute.kind === 'objection') return `${who} widerspricht dem Ergebnis.`;
    if (dispute.kind === 'undo') return `${who} will das Ergebnis zurücknehmen.`;
    return `${who} will das Ergebnis in ${scoreText(dispute)} ändern.`;
  },
  reason: (reason: string) => `Grund: ${reason}`,
  open: 'Solange ein Spiel strittig ist, ist der Ligaspieltag nicht beendet.',
  agree: 'Einverstanden',
  agreed: 'Das Ergebnis ist korrigiert.',
  takeBack: 'Zurückziehen',
  takenBack: 'Zurückgezogen.',
  objectTitle: 'Diesem Ergebnis widersprechen?',
  objectText:
    'Alle sehen dann, dass das Spiel strittig ist, und der Ligaspieltag ist so lange nicht beendet. Du kannst den Widerspruch zurückziehen.',
  objected: 'Dein Widerspruch steht auf dem Bericht.',
  failed: (reason: string) => `Das hat nicht geklappt. ${reason}`,
} as const;

const madeText = { entered: 'eingetragen', corrected: 'korrigiert', undone: 'zurückgenommen' } as const;

export const actText = {
  /** `Spiel 5: 3:1 (Ergebnis) eingetragen von Anna, Bulls (20:15 Uhr), Verschrieben` */
  sentence: (number: number, act: GameAct, team: string): string => {
    const what = act.made === 'undone' ? 'Ergebnis' : scoreText(act);
    const reason = act.reason === null || act.reason === '' ? '' : `, ${act.reason}`;
    const who = byName(act.name, team);
    return `Spiel ${number}: ${what} ${madeText[act.made]} von ${who} (${formatTime(act.madeAt)} Uhr)${reason}`;
  },
  disputed: (number: number, dispute: GameDispute, team: string): string =>
    `Spiel ${number} strittig: ${disputeText.what(dispute, team)}`,
} as const;

export const signatureText = {
  title: 'Unterschriften',
  missing: 'Noch nicht unterschrieben',
  waiting: 'Unterschreiben könnt ihr, sobald alle Spiele beendet sind und keines strittig ist.',
  confirmed: 'Beide Seiten haben unterschrieben. Der Bericht ist bestätigt.',
  sign: 'Unterschreiben',
  signFor: (team: string) => `Für ${team} unterschreiben`,
  text: (team: string) =>
    `Mit deinem Namen bestätigst du das Ergebnis für ${team}. Haben beide Seiten unterschrieben, ändert sich nichts mehr.`,
  name: 'Vor- und Nachname',
  nameMissing: 'Gib bitte deinen Namen ein.',
  protest: 'Unter Protest unterschreiben',
  protestHint: 'Du bestätigst das Ergebnis nicht. Deine Begründung steht im Bericht.',
  protestReason: 'Begründung des Protests',
  protestMissing: 'Gib bitte eine Begründung an.',
  underProtest: (reason: string) => `unter Protest: ${reason}`,
  signed: 'Unterschrieben.',
  by: (name: string, time: number) => `${name} (${formatTime(time)} Uhr)`,
  ways: {
    own: '',
    device: 'mit der PIN der Mannschaft',
    other: 'am Gerät der anderen Mannschaft',
  } satisfies Record<string, string>,
  takeBack: 'Unterschrift zurückziehen',
  takenBack: 'Die Unterschrift ist zurückgezogen.',
  failed: (reason: string) => `Die Unterschrift konnte nicht gespeichert werden. ${reason}`,
} as const;

export const startUndoText = {
  open: 'Start zurücknehmen',
  title: 'Start des Ligaspieltags zurücknehmen?',
  text: 'Alle Spiele verschwinden, Wechsel und gewählte Doppel auch. Die Aufstellungen bleiben und lassen sich wieder ändern.',
  confirm: 'Start zurücknehmen',
  done: 'Der Start ist zurückgenommen.',
  failed: (reason: string) => `Der Start konnte nicht zurückgenommen werden. ${reason}`,
} as const;
