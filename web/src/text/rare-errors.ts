import type { ErrorCode } from '@neundarter/contract/errors';
import type { CommonErrorCode } from './common-errors.ts';
import { addErrorTexts } from './errors.ts';
import './turn-errors.ts';
import type { TurnErrorCode } from './turn-errors.ts';

/** German texts of the codes that only few pages get; the compiler reports a missing one. */
const rareErrorTexts: Record<Exclude<ErrorCode, CommonErrorCode | TurnErrorCode>, string> = {
  'error.match.too-many-turns':
    'Dieses Match hat schon 10.000 Aufnahmen, mehr werden nicht gespeichert. Starte bitte ein neues Match!',
  'error.not-player-of-match': 'Dieser Spieler spielt in diesem Match nicht mit.',
  'error.parties-not-set': 'Die Spieler stehen noch nicht fest.',
  'error.no-throw-to-undo': 'Es gibt keine Aufnahme, die du zurücknehmen kannst.',
  'error.method-not-allowed': 'Das geht an dieser Adresse nicht.',
  'error.request-too-large': 'Die Anfrage ist zu groß.',
  'error.match.reason-needed': 'Bitte gib an, warum du das Match wieder öffnest.',
  'error.match.over':
    'Das Ergebnis steht fest. Nur der Veranstalter oder die Administration kann das Match wieder öffnen.',
  'error.id-already-exists': 'Diesen Eintrag gibt es schon.',
  'error.match.impossible-result': 'Dieses Ergebnis ist in diesem Modus nicht möglich.',
  'error.match.recorded-legs-missing': 'Das Ergebnis enthält nicht die Legs, die schon aufgezeichnet sind.',
  'error.match.bull-out-due': 'Das Rundenlimit ist erreicht: Jetzt entscheidet das Ausbullen.',
  'error.match.no-bull-out-due': 'Gerade steht kein Ausbullen an.',
  'error.match.competition-match-cannot-be-deleted':
    'Das Spiel kann nicht gelöscht werden, weil es zu einem Wettkampf gehört.',
  'error.match.was-finished':
    'Das Match war schon einmal beendet. Nur die Administration kann es noch löschen.',
  'error.match.online-matches-not-allowed': 'Dieser Spieler möchte keine Online-Matches spielen.',
  'error.match.player-not-available': 'Dieser Spieler hat nicht zugestimmt.',
  'error.match.already-requested': 'Für dieses Match gibt es schon eine Anfrage.',
  'error.match.request-already-answered': 'Diese Anfrage wurde schon beantwortet.',
  'error.match.request-not-accepted': 'Dein Gegner hat die Anfrage noch nicht angenommen.',
  'error.match.request-expired': 'Diese Anfrage ist abgelaufen. Sie galt zehn Minuten.',
  'error.text.too-complex': 'Der Text ist zu aufwendig formatiert.',
  'error.export.already-running':
    'Für dich wird gerade schon eine Datei erstellt. Bitte warte, bis sie fertig ist.',
  'error.event.follow-up-match-started': 'Ein Spiel, das von diesem Ergebnis abhängt, hat schon begonnen.',
  'error.event.place-taken-over':
    'Den Platz, um den es in diesem Spiel ging, hat jemand anderes übernommen. Korrigiere zuerst das Ergebnis, aus dem das folgt!',
  'error.event.changed-meanwhile':
    'Jemand anderes hat das Event gerade geändert. Schau dir den neuen Stand an und versuche es noch einmal!',
  'error.event.line-ups-incomplete':
    'Dafür müssen beide Aufstellungen gesetzt sein, und niemand darf in beiden stehen.',
  'error.event.side-not-ready': 'Die andere Mannschaft ist noch nicht bereit.',
  'error.event.report-signed': 'Der Spielbericht ist schon von beiden Seiten unterschrieben.',
  'error.event.side-not-absent': 'Die Wartezeit läuft noch.',
  'error.event.player-not-in-line-up': 'Dieser Spieler kann nicht ein- oder ausgewechselt werden.',
  'error.event.game-already-begun': 'Ein Spiel, das sich dadurch ändern würde, hat schon begonnen.',
  'error.event.max-number-of-participants-exceeded':
    'Das Turnier ist bereits ausgebucht. Die maximale Teilnehmeranzahl ist erreicht.',
  'error.event.participant-already-registered':
    'Ein Spieler mit dieser E-Mail-Adresse ist bereits angemeldet.',
  'error.event.participant-not-found': 'Diese Anmeldung gibt es nicht mehr.',
  'error.event.registration-not-closable': 'Die Anmeldung kann noch nicht geschlossen werden.',
  'error.event.groups-not-assigned-uniquely':
    'Die Gruppenzuordnung für die Spieler muss eindeutig sein! Kein Spieler darf in zwei Gruppen stehen.',
  'error.event.groups-not-assigned-completely':
    'Die Gruppenzuordnung für die Spieler muss vollständig sein! Jeder bestätigte Spieler braucht eine Gruppe, und die Gruppen dürfen sich höchstens um einen Spieler unterscheiden.',
  'error.event.not-enough-participants': 'Für diesen Modus sind noch zu wenige Teilnehmer bestätigt.',
  'error.event.requests-not-answered':
    'Es gibt noch offene Anmeldungen, die du bestätigen oder ablehnen musst.',
  'error.event.too-many-matches': 'Ein Turnier kann höchstens 2.000 Spiele haben.',
  'error.event.nobody-to-seed': 'Dafür fehlen die Zahlen der Teilnehmer. Die Setzliste bleibt, wie sie ist.',
  'error.event.wrong-pin': 'Der eingegebene Code ist falsch.',
  'error.event.pin-locked': 'Zu viele falsche PINs.',
  'error.event.code-expired': 'Dieser Code gilt nicht mehr.',
  'error.event.invalid-status': 'Das geht beim jetzigen Stand des Events nicht.',
  'error.relocation.code-used': 'Dieser Umzug ist schon benutzt worden.',
  'error.relocation.code-expired': 'Die Zeit für den Umzug ist um.',
  'error.relocation.other-device': 'Dieser Umzug gehört zu einem anderen Gerät.',
  'error.series.points-fixed':
    'Ein Turnier der Serie hat schon begonnen. Deshalb bleiben die Punkte, wie sie sind.',
  'error.series.too-many-tournaments': 'Eine Serie kann höchstens 30 Turniere haben.',
  'error.templates.too-many': 'Mehr Vorlagen kann ein Team nicht haben. Lösche zuerst eine alte.',
  'error.event.too-many-competitions': 'Mehr Wettbewerbe kann ein Tag nicht haben.',
  'error.leagues.too-many': 'Mehr Ligen kann ein Team nicht leiten. Lösche zuerst eine alte.',
  'error.leagues.published': 'Die Liga ist schon veröffentlicht. Ihr Spielplan bleibt, wie er ist.',
  'error.leagues.incomplete': 'Es fehlen noch Teams oder Begegnungen.',
  'error.leagues.requests-open': 'Noch nicht alle Teams haben zugesagt oder abgelehnt.',
  'error.leagues.has-matchday': 'Zu dieser Begegnung gehört ein Ligaspieltag. Ihr Ergebnis kommt von dort.',
  'error.leagues.report-not-ready': 'So weit ist der Spielbericht noch nicht.',
  'error.leagues.too-late': 'Die Frist dafür ist abgelaufen. Wende dich an die Ligaleitung.',
  'error.leagues.reason-missing':
    'Es gibt einen Protest oder Einspruch. Gib bitte an, wie er entschieden ist.',
  'error.leagues.too-many-acts': 'Mehr Einträge nimmt die Liga dazu nicht an.',
  'error.leagues.move-closed': 'Diese Begegnung kann nicht mehr verlegt werden.',
  'error.leagues.move-changed':
    'Inzwischen hat sich etwas geändert. Sieh dir den neuesten Stand an und versuche es noch einmal.',
  'error.leagues.move-date':
    'Einer der Termine geht nicht: Er ist vorbei, doppelt, der jetzige oder nach dem Ende der Hin- oder Rückrunde.',
  'error.leagues.move-only-office':
    'So kurz vor dem Ende der Saison verlegt nur die Ligaleitung. Wende dich an sie.',
  'error.leagues.too-many-moves':
    'Über diese Begegnung wurde schon oft verhandelt. Wende dich an die Ligaleitung.',
  'error.leagues.concerned':
    'Dein Verein ist beteiligt. Jemand anderes aus der Ligaleitung muss entscheiden.',
  'error.login.user-not-found':
    'Mit dieser E-Mail-Adresse ist niemand registriert. Wenn du noch kein Konto hast, registriere dich bitte!',
  'error.login.wrong-password': 'Das eingegebene Passwort ist falsch!',
  'error.login.too-many-requests':
    'Das waren zu viele Versuche hintereinander. Bitte warte einen Moment und versuche es dann noch einmal!',
  'error.login.email-not-verified': 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  'error.registration.address-already-in-use':
    'Du bist bereits registriert. Du kannst dich einloggen oder dein Passwort zurücksetzen.',
  'error.registration.already-verified': 'Deine E-Mail-Adresse ist schon bestätigt.',
  'error.registration.invalid-link': 'Dieser Link ist ungültig oder wurde schon benutzt.',
  'error.registration.expired-link': 'Dieser Link ist abgelaufen. Bitte fordere einen neuen an.',
  'error.registration.password-needs-special-character':
    'Das Passwort muss mindestens ein Sonderzeichen enthalten!',
  'error.registration.password-too-short': 'Das Passwort muss mindestens 8 Zeichen lang sein!',
  'error.registration.password-needs-uppercase-letter':
    'Das Passwort muss mindestens einen Großbuchstaben enthalten!',
  'error.registration.password-needs-lowercase-letter':
    'Das Passwort muss mindestens einen Kleinbuchstaben enthalten!',
  'error.registration.password-needs-digit': 'Das Passwort muss mindestens eine Zahl enthalten!',
  'error.players.online-id-taken': 'Diese Spieler-ID ist schon vergeben. Bitte versuche es noch einmal!',
  'error.teams.player-is-already-member':
    'Der Spieler mit dieser E-Mail-Adresse ist bereits Mitglied des Teams.',
  'error.teams.player-is-already-invited':
    'Der Spieler mit dieser E-Mail-Adresse ist bereits eingeladen. Bitte warte, bis er die Einladung bestätigt.',
  'error.teams.user-not-registered':
    'Es ist kein Spieler mit dieser E-Mail-Adresse registriert. Bitte den Spieler, sich zuerst zu registrieren.',
  'error.users.last-admin': 'Danach verwaltet niemand mehr die Plattform.',
  'error.teams.has-played':
    'Das Team hat schon zu Hause gespielt. Damit die Ergebnisse nicht verschwinden, kann es nicht gelöscht werden.',
  'error.teams.too-many-opponents': 'Mehr Gegner kann das Team nicht speichern. Bitte lösche zuerst einen.',
  'error.tablet.code-expired': 'Der Code ist abgelaufen oder schon benutzt. Lass dir einen neuen zeigen.',
  'error.tablet.too-many':
    'Eure Halle hat so viele Tablets, wie möglich sind. Trennt eines, das ihr nicht mehr braucht.',
  'error.boards.too-many': 'Mehr Boards kann die Halle nicht haben. Bitte lösche zuerst eines.',
  'error.boards.name-taken': 'So heißt schon ein anderes Board eurer Halle.',
  'error.boards.changed-meanwhile':
    'Jemand anderes hat die Boards gerade geändert. Bitte sieh nach, wie sie jetzt sind.',
  'error.boards.occupied': 'Auf diesem Board läuft noch ein anderes Match.',
  'error.boards.broken': 'Dieses Board ist defekt. Bitte wähle ein anderes.',
  'error.calls.already-called': 'Das Match ist schon an ein anderes Board gerufen.',
  'error.calls.not-ready': 'Das Match kann gerade nicht gerufen werden.',
  'error.calls.not-called': 'Das Match ist nicht mehr gerufen.',
  'error.calls.caller-not-sought': 'Für dieses Match wird gerade kein Schreiber gesucht.',
  'error.calls.caller-by-hand': 'Diesen Schreiber hat der Veranstalter bestimmt. Sag ihm kurz Bescheid.',
  'error.calls.reports-closed': 'Der Veranstalter hat das Melden per Handy ausgeschaltet. Sag kurz Bescheid.',
  'error.calls.person-busy': 'Jemand davon ist gerade gerufen, spielt oder schreibt.',
  'error.announcements.too-many': 'Mehr Durchsagen stehen nicht zugleich. Bitte beende zuerst eine.',
  'error.pushes.bad-keys': 'Dieser Browser hat keine gültige Adresse für Mitteilungen.',
  'error.pushes.too-many':
    'Für dieses Turnier melden sich schon zu viele Geräte an. Lass die Seite offen, dann siehst du deinen Aufruf.',
  'error.money.already-booked': 'Das ist schon gebucht.',
  'error.money.not-booked': 'Diese Buchung gibt es nicht mehr, oder das Pfand ist schon zurück.',
  'error.money.too-many': 'Das Kassenbuch ist voll: Es fasst 2000 Buchungen.',
  'error.hooks.too-many': 'Mehr Adressen kann das Team nicht haben. Bitte lösche zuerst eine.',
  'error.teams.opponent-in-use':
    'Diese Mannschaft wird für einen Ligaspieltag gebraucht, der noch nicht beendet ist.',
  'error.teams.last-admin': 'Danach hat ein Team keinen Team-Admin mehr.',
  'error.teams.too-many-players': 'Ein Team kann höchstens 500 Spieler haben.',
  'error.teams.too-many-teams': 'Dieser Spieler ist schon in 100 Teams.',
  'error.teams.invite-failed':
    'Die Einladung konnte nicht bestätigt werden. Bitte deinen Team-Admin um einen neuen Link.',
  'error.teams.invite-expired': 'Die Einladung ist abgelaufen. Bitte deinen Team-Admin um einen neuen Link.',
  'error.teams.invite-address-mismatch': 'Dieser Link gehört zu einer anderen E-Mail-Adresse.',
  'error.agreement.expired': 'Dieser Code ist abgelaufen.',
  'error.agreement.already-answered': 'Diese Anfrage wurde schon beantwortet.',
  'error.picture.not-an-image': 'Bitte wähle eine Bilddatei aus!',
  'error.picture.kind-not-supported': 'Bitte wähle ein Bild im Format PNG, JPEG oder WebP aus!',
  'error.picture.too-large': 'Bitte wähle ein Bild, das maximal 3 MB groß ist!',
  'error.scoring-game.finished': 'Dieses Spiel ist schon beendet.',
  'error.scoring-game.no-throw-to-undo': 'Es gibt keinen Wurf, den du zurücknehmen kannst.',
  'error.scoring-game.out-of-sync': 'Das Spiel wurde inzwischen auf einem anderen Gerät weitergespielt.',
};

addErrorTexts(rareErrorTexts);
