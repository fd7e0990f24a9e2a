// Texts of what organisers change while a tournament is running.
import { formatTime } from './formats.ts';

export const matchActionsText = {
  menu: (match: string) => `Aktionen für ${match}`,
  result: 'Ergebnis eintragen',
  correct: 'Ergebnis korrigieren',
  undo: 'Ergebnis zurücknehmen',
  caller: 'Schreiber wählen',
  board: 'Board eintragen',
  withdraw: (name: string) => `${name} zurückziehen`,
  substitute: (name: string) => `Nachrücker für ${name}`,
} as const;

/** Above the list of matches. */
export const cockpitText = {
  views: 'Ansicht',
  view: {
    overview: 'Übersicht',
    ready: 'bereit',
    running: 'läuft',
    open: 'offen',
    finished: 'beendet',
    all: 'alle',
  },
  columns: { ready: 'Bereit', running: 'Läuft', open: 'Offen' },
  none: {
    ready: 'Gerade ist kein Spiel bereit.',
    running: 'Gerade läuft kein Spiel.',
    open: 'Kein Spiel wartet mehr.',
  },
  end: (at: number) => `Ende etwa ${formatTime(at)}`,
  boards: 'Boards',
  plays: (name: string, match: number) => `${name} spielt (Spiel ${match})`,
  calls: (name: string, match: number) => `${name} schreibt (Spiel ${match})`,
  playsElsewhere: (name: string, event: string) => `${name} spielt („${event}“)`,
  callsElsewhere: (name: string, event: string) => `${name} schreibt („${event}“)`,
  waitsFor: (matches: readonly number[], events: readonly string[]) => {
    const names = [
      ...(matches.length === 0 ? [] : [`Spiel ${matches.join(', ')}`]),
      ...events.map((event) => `„${event}“`),
    ];
    return `wartet auf ${names.join(' und ')}`;
  },
  tools: 'Weitere Aktionen',
  round: 'Runde ändern',
  thirdPlace: 'Spiel um Platz 3 entfällt',
  groupBoard: 'Board einer Gruppe',
  gone: 'Wer ist gegangen?',
  late: 'Nachmelden',
  pin: 'PIN',
  log: 'Verlauf',
  money: 'Kasse',
  print: 'Drucken',
  undoStart: 'Start zurücknehmen',
} as const;

/** What organisers do after the start, until the first match has begun. */
export const whatNowText = {
  title: 'Was jetzt?',
  pin: 'PIN weitergeben',
  pinPrint: 'PIN-Karte drucken',
  hall: 'Bildschirm in der Halle',
  hallHint: 'Öffne diese Seite auf dem Fernseher: Sie zeigt alle laufenden Spiele.',
  matches: 'Spiele aufrufen',
  firstMatches: 'Die ersten Spiele',
} as const;

export const roundChangeText = {
  title: 'Runde ändern',
  text: 'Ändern lassen sich Runden, in denen noch kein Spiel begonnen hat.',
  round: 'Runde',
  confirm: 'Ändern',
  done: 'Die Runde ist geändert.',
} as const;

export const thirdPlaceText = {
  title: 'Spiel um Platz 3 entfällt?',
  text: 'Beide Verlierer der Halbfinals werden dann Dritte. Das lässt sich nicht zurücknehmen.',
  confirm: 'Entfällt',
  done: 'Das Spiel um Platz 3 entfällt.',
} as const;

export const groupBoardText = {
  title: 'Board einer Gruppe',
  group: 'Gruppe',
  label: 'Board',
  hint: 'Gilt für alle Spiele der Gruppe. Leer lassen, wenn das Board noch nicht feststeht.',
  confirm: 'Übernehmen',
  done: 'Das Board der Gruppe ist eingetragen.',
  insist: 'Trotzdem',
} as const;

export const pinText = {
  title: 'PIN für die Spielstände',
  hint: 'Wer sie am Board eingibt, darf die Spiele dieses Turniers mitschreiben.',
  copy: 'PIN kopieren',
  scanHint: 'Wer diesen Code scannt, darf mitschreiben, ohne die PIN einzugeben.',
  renewHint: 'Mit einer neuen PIN gelten die bisherige und ihr QR-Code nicht mehr.',
  endEnrolments: 'Alle müssen die neue PIN eingeben, auch wer schon mitschreibt',
  confirm: 'Neue PIN',
  done: 'Die neue PIN gilt ab jetzt.',
} as const;

/** Too many wrong PINs of guests. */
export const pinLockText = {
  title: 'Jemand probiert PINs aus',
  text: 'Es wurden sehr viele falsche PINs eingegeben. Neue Geräte ohne Konto können die PIN deshalb nicht mehr eingeben; den QR-Code der PIN-Karte können sie weiter scannen. Wer schon mitschreibt, merkt nichts. Mach eine neue PIN, oder lass die Eingaben wieder zu.',
  renew: 'Neue PIN',
  renewed: 'Die neue PIN gilt ab jetzt.',
  open: 'Wieder zulassen',
  opened: 'Die PIN kann wieder eingegeben werden.',
} as const;

export const startUndoText = {
  title: 'Start zurücknehmen?',
  text: 'Alle Spiele werden gelöscht. Danach kannst du Teilnehmer und Modus wieder ändern.',
  confirm: 'Zurücknehmen',
  done: 'Das Turnier ist nicht mehr gestartet.',
} as const;

export const substitutionText = {
  title: (name: string) => `Nachrücker für ${name}`,
  text: 'Wer nachrückt, übernimmt Platz und Spiele. Das geht, solange noch kein Spiel begonnen hat.',
  who: 'Wer rückt nach?',
  instead: (name: string) => `Statt ${name}`,
  stays: (name: string) => `${name} bleibt`,
  new: 'Neuer Name',
  waiting: (name: string) => `${name} (Warteliste)`,
  nobodyNew: 'Wähle bitte jemanden aus.',
  confirm: 'Einsetzen',
  done: 'Der Nachrücker ist eingetragen.',
} as const;

export const logText = {
  title: 'Verlauf',
  empty: 'Noch ist nichts eingetragen.',
  failed: (reason: string) => `Der Verlauf konnte nicht geladen werden. (${reason})`,
  more: 'Mehr anzeigen',
  match: (number: number) => `Spiel ${number}`,
  kinds: {
    result: 'Ergebnis',
    begin: 'Spiel begonnen',
    caller: 'Schreiber gewählt',
    callers: 'Schreiber anders eingeteilt',
    called: 'Schreiber beim Aufruf eingeteilt',
    withdrawal: 'Rückzug',
    gone: 'ist gegangen',
    back: 'ist wieder da',
    order: 'Entscheidung über einen Gleichstand',
    'play-off': 'Stechen angesetzt',
    'drop-third-place': 'Spiel um Platz 3 entfällt',
    'second-chance': 'Trostrunde freigegeben',
    'take-over': 'Platz übernommen',
    reset: 'Ergebnis zurückgenommen',
    'late-entry': 'Nachgemeldet',
    substitute: 'Nachrücker',
    round: 'Runde geändert',
    substitution: 'Wechsel',
    pairs: 'Doppel geändert',
    late: 'Nachmeldung',
    forfeit: 'Ligaspieltag kampflos gewertet',
    objection: 'Widerspruch',
    pairing: 'Gäste-Gerät gekoppelt',
    'game-result': 'Ergebnis eines Spiels',
    proposal: 'Korrektur gewünscht',
    'game-objection': 'Widerspruch gegen ein Spiel',
    signature: 'Unterschrift',
    revocation: 'Kopplung der Gäste aufgehoben',
  },
  score: ([home, away]: readonly [number, number]) => `${home}:${away}`,
  ends: { paper: 'ohne Darts eingetragen', forfeit: 'kampflos', retirement: 'Aufgabe' },
  by: (time: string, name: string | null) => (name === null ? time : `${time}, ${name}`),
  guest: (number: number) => `Gast ${number}`,
  phoneOf: (name: string) => `Handy von ${name}`,
  undoneBy: (time: string, name: string | null) =>
    `Zurückgenommen: ${name === null ? time : `${time}, ${name}`}`,
  reason: (reason: string) => `Grund: ${reason}`,
  undone: 'zurückgenommen',
  undoDecision: 'Entscheidung zurücknehmen',
  decisionUndone: 'Die Entscheidung ist zurückgenommen.',
} as const;

export const callerChoiceText = {
  title: 'Schreiber wählen',
  label: 'Schreiber',
  nobody: 'Niemand',
  confirm: 'Übernehmen',
  done: 'Der Schreiber ist eingetragen.',
} as const;

export const boardChoiceText = {
  title: 'Board eintragen',
  label: 'Board',
  hint: 'Leer lassen, wenn das Board noch nicht feststeht.',
  confirm: 'Übernehmen',
  done: 'Das Board ist eingetragen.',
  insist: 'Trotzdem',
} as const;

export const withdrawalText = {
  title: (name: string) => `${name} zurückziehen?`,
  knockout: 'Das nächste Spiel und alle späteren gehen kampflos an die Gegner.',
  playOff: 'Die übrigen Spiele des Stechens gehen kampflos an die Gegner.',
  movesUp: 'Wer in der Tabelle dahinter steht, rückt auf.',
  effect: 'Was wird aus den Gruppenspielen?',
  effectHint:
    'Üblich: Vor der Hälfte der Gruppenspiele zählt keines, danach gehen die übrigen kampflos an die Gegner.',
  effects: {
    'out-of-table': 'Alle aus der Tabelle nehmen',
    forfeits: 'Die übrigen kampflos für die Gegner',
  },
  confirm: 'Zurückziehen',
  done: 'Der Rückzug ist eingetragen.',
  undo: 'Rückzug zurücknehmen',
  undone: 'Der Rückzug ist zurückgenommen.',
  list: 'Zurückgezogen',
} as const;

export const decisionText = {
  title: 'Entscheidung nötig',
  text: (place: number, scope: string) => `Gleichstand um Platz ${place} (${scope})`,
  rankScope: (rank: string) => `Gruppen-${rank}. im Vergleich`,
  playOff: 'Stechen',
  playOffDone: 'Das Stechen ist angesetzt.',
  playOffRuns: 'Das Stechen entscheidet.',
  undoPlayOff: 'Stechen zurücknehmen',
  playOffUndone: 'Das Stechen ist zurückgenommen.',
  lot: 'Losen',
  lotTitle: 'Losen?',
  lotText:
    'Das Los wird sofort gezogen. Alle sehen es bei der Tabelle, mit Zeit und Grund; auch, wenn du es zurücknimmst.',
  lotReason: 'Grund, z. B. keine Zeit für ein Stechen',
  lotDone: 'Das Los ist gezogen.',
  orderText: 'Alle sehen die Reihenfolge bei der Tabelle, mit Zeit und Grund.',
  order: 'Reihenfolge festlegen',
  list: 'Reihenfolge, der Beste zuerst',
  reason: 'Grund, z. B. Stechen',
  confirm: 'Festlegen',
  done: 'Die Entscheidung ist eingetragen.',
} as const;
