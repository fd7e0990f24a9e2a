import { formatInteger } from './formats.ts';
import { secondChanceName } from './tournament.ts';

/** Texts of the set-up, the draw and the card of a second chance; what it is called is chosen by the club. */
export const secondChanceText = {
  label: secondChanceName,
  hint: 'Wer in den Gruppen ausscheidet, spielt ein eigenes K.O.',
  hintOfKnockout: 'Wer früh verliert, spielt ein eigenes K.O.',
  from: 'Wer mitspielen darf',
  froms: {
    'first-match': {
      label: 'Wer sein erstes Match verliert',
      hint: 'Auch nach einem Freilos. Die Freigabe ist möglich, sobald alle ein Match gespielt haben.',
    },
    'first-round': {
      label: 'Wer in Runde 1 verliert',
      hint: 'Die Freigabe ist nach der ersten Runde möglich.',
    },
  },
  title: 'Name',
  titleHint: `Zum Beispiel B-Runde; ohne Angabe ${secondChanceName}.`,
  matches: (title: string) => `Matches: ${title}`,
  ready: (count: number) =>
    `${formatInteger(count)} sind ausgeschieden und dürfen mitspielen. Wähle aus, wer dabei ist; die Plätze richten sich nach dem Rang in der Gruppe.`,
  readyAfterKnockout: (count: number) =>
    `${formatInteger(count)} sind ausgeschieden und dürfen mitspielen. Wähle aus, wer dabei ist. Freilose bekommt, wer später ausgeschieden ist oder besser gesetzt war.`,
  release: (title: string) => `${title} freigeben`,
  released: (title: string) => `${title} ist freigegeben.`,
  logged: (title: string) => `${title} freigegeben`,
  text: 'Wer ohne Haken bleibt, spielt nicht mit. Wer gegangen ist, hat keinen Haken.',
  list: 'Spielt mit',
  entry: (name: string, rank: number, group: string) => `${name} (${formatInteger(rank)}. ${group})`,
  entryAfterKnockout: (name: string, round: number) => `${name} (verlor in Runde ${formatInteger(round)})`,
  preview: 'So beginnt es',
  pair: (home: string, away: string) => `${home} – ${away}`,
  bye: (names: string) => `Freilos: ${names}`,
  tooFew: 'Mindestens zwei müssen mitspielen.',
  undo: 'Freigabe zurücknehmen',
  undoText: 'Die Matches werden gelöscht. Danach kannst du neu freigeben.',
  undone: 'Die Freigabe ist zurückgenommen.',
  isReleased: (title: string) => `${title} ist freigegeben; noch hat kein Match begonnen.`,
} as const;
