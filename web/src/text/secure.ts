import { formatDate } from './formats.ts';

/** Systems that learn to trust an authority in different ways. */
export const systemNames = ['ios', 'android', 'windows', 'macos', 'linux'] as const;
export type SystemName = (typeof systemNames)[number];

type Steps = { readonly name: string; readonly steps: readonly string[]; readonly removal: string };

/** How each system learns to trust the hall's own authority, and how it forgets it. */
const systems: Readonly<Record<SystemName, Steps>> = {
  ios: {
    name: 'iPhone, iPad',
    steps: [
      'Lade das Profil in Safari und tippe „Zulassen“.',
      'Öffne die Einstellungen: „Profil geladen“ (oder „Allgemein“, „VPN und Geräteverwaltung“) und tippe „Installieren“.',
      'Einstellungen, „Allgemein“, „Info“, „Zertifikatsvertrauenseinstellungen“: Schalte „Neundarter …“ ein.',
      'Komm zu dieser Seite zurück.',
    ],
    removal: 'Einstellungen, „Allgemein“, „VPN und Geräteverwaltung“, „Neundarter …“, „Profil entfernen“.',
  },
  android: {
    name: 'Android',
    steps: [
      'Lade das Zertifikat.',
      'Öffne die Einstellungen und suche nach „CA-Zertifikat“ (unter „Sicherheit“, „Verschlüsselung und Anmeldedaten“, „Zertifikat installieren“).',
      'Tippe „Trotzdem installieren“ und wähle die Datei neundarter.crt.',
      'Komm zu dieser Seite zurück.',
    ],
    removal:
      'Einstellungen, „Sicherheit“, „Verschlüsselung und Anmeldedaten“, „Vertrauenswürdige Anmeldedaten“, „Nutzer“.',
  },
  windows: {
    name: 'Windows',
    steps: [
      'Lade das Zertifikat und öffne die Datei.',
      '„Zertifikat installieren“, „Aktueller Benutzer“, „Alle Zertifikate in folgendem Speicher speichern“.',
      'Wähle „Vertrauenswürdige Stammzertifizierungsstellen“ und bestätige die Frage.',
      'Starte den Browser neu und öffne diese Seite wieder.',
    ],
    removal: 'Programm „Benutzerzertifikate verwalten“, „Vertrauenswürdige Stammzertifizierungsstellen“.',
  },
  macos: {
    name: 'Mac',
    steps: [
      'Lade das Zertifikat und öffne die Datei. Sie kommt in den Schlüsselbund „Anmeldung“.',
      'Öffne dort „Neundarter …“, klappe „Vertrauen“ auf und wähle „Immer vertrauen“.',
      'Komm zu dieser Seite zurück.',
    ],
    removal: 'Programm „Schlüsselbundverwaltung“, „Anmeldung“, „Zertifikate“, „Neundarter …“ löschen.',
  },
  linux: {
    name: 'Linux, Firefox',
    steps: [
      'Lade das Zertifikat.',
      'Chrome: „Datenschutz und Sicherheit“, „Sicherheit“, „Zertifikate verwalten“, „Importieren“. Firefox: Einstellungen, nach „Zertifikate anzeigen“ suchen, „Zertifizierungsstellen“, „Importieren“.',
      'Erlaube dem Zertifikat, Websites zu identifizieren, und komm zu dieser Seite zurück.',
    ],
    removal: 'An derselben Stelle in den Einstellungen des Browsers.',
  },
};

/** Texts of `/secure`. */
export const secureText = {
  title: 'Sichere Adresse',
  why: 'Nur über eine sichere Adresse erlaubt der Browser, dass die App ohne Netz neu lädt, sich installieren lässt und den Bildschirm anlässt.',
  nobodyHasTo:
    'Für Tablets des Vereins und Handys der Mitglieder. Niemand muss: Zum Zuschauen und Schreiben reicht die normale Adresse.',
  loadTitle: 'Diesem Server vertrauen',
  system: 'Gerät',
  systems,
  loadProfile: 'Profil laden',
  loadCertificate: 'Zertifikat laden',
  checkTitle: 'Prüfen und weiter',
  checking: 'Wird geprüft …',
  notTrusted: 'Dieses Gerät vertraut der sicheren Adresse noch nicht. Die Prüfung läuft von selbst weiter.',
  trusted: 'Dieses Gerät vertraut der sicheren Adresse.',
  goOn: 'Sicher weiter',
  going: 'Du gehst zur sicheren Adresse …',
  coversTitle: 'Was das Zertifikat darf',
  covers: (names: readonly string[], networks: readonly string[]) =>
    `Es gilt nur für diesen Server in diesem Netz${networks.length === 0 ? '' : ` (${networks.join(', ')})`} und für die Namen ${names.join(', ')}. Für andere Seiten kann es nichts bestätigen, und der Schlüssel, mit dem man das ändern könnte, ist gelöscht.`,
  madeAt: (ms: number) => `Angelegt am ${formatDate(ms)}.`,
  fingerprint: 'Fingerabdruck (SHA-256)',
  compare:
    'Wer sichergehen will, vergleicht ihn vor dem Vertrauen mit dieser Seite auf dem Gerät, auf dem der Server läuft.',
  newNetwork:
    'Der Server ist in einem anderen Netz als früher. Hier gilt ein eigenes Zertifikat; Geräte brauchen auch dieses.',
  removeTitle: 'Wieder entfernen',
  ownCertificate:
    'Der Betreiber hat ein eigenes Zertifikat eingerichtet. Dein Gerät muss es kennen; frag im Zweifel den Betreiber.',
  problems: {
    clock: 'Die Uhr des Servers geht falsch. Stell sie richtig; bis dahin bleibt die normale Adresse.',
    disk: 'Der Server kann auf seiner Platte nichts speichern. Bis dahin bleibt die normale Adresse.',
    network:
      'Dieser Server ist nicht in einem privaten Netz. Hier braucht er einen Namen und ein Zertifikat des Betreibers.',
    none: 'Dieser Server bietet hier keine sichere Adresse an.',
  },
  loadFailed: 'Der Server antwortet gerade nicht.',
  waiting: (count: number) =>
    count === 1
      ? 'Ein Match hat noch Aufnahmen, die nicht gesendet sind. Sie gehen zuerst; versuch es gleich noch einmal.'
      : `${count} Matches haben noch Aufnahmen, die nicht gesendet sind. Sie gehen zuerst; versuch es gleich noch einmal.`,
  tooMuch: 'Auf diesem Gerät wartet zu viel auf eine Entscheidung. Erledige das zuerst.',
  board: (host: string) =>
    `Das Board an diesem Gerät (${host}) antwortet. Von der sicheren Adresse aus ist es nicht erreichbar: Bleib auf diesem Tablet hier.`,
  goAnyway: 'Trotzdem weiter',
  stayedTitle: 'Dieses Gerät ist umgezogen',
  stayed: (address: string) =>
    `Es geht unter ${address} weiter. Wenn du das nicht warst: Logge dich neu ein und ändere dein Passwort; dann ist niemand anderes mehr eingeloggt.`,
  stayHere: 'Hier bleiben',
  secureTitle: 'Diese Adresse ist sicher',
  secure: 'Die App lädt auch ohne Netz, lässt sich installieren und lässt den Bildschirm an.',
  phones: 'So kommt ein Handy zur sicheren Adresse: QR-Code öffnen und den Schritten folgen.',
  home: 'Zur Startseite',
  arrivalTitle: 'Sicher weiter',
  asks: (name: string | null) => (name === null ? 'Weiter wie eben?' : `Weiter als ${name}?`),
  asksGuest: 'Weiter als Gast dieses Geräts?',
  asksInstead: (name: string | null) => `Hier ist bisher ${name ?? 'jemand anderes'} eingeloggt.`,
  arriving:
    'Einstellungen, PINs und offene Fragen kommen mit. An der alten Adresse bist du danach nicht mehr eingeloggt.',
  yes: 'Ja, weiter',
  no: 'Nein',
  declined: 'Nichts ist umgezogen. An der alten Adresse geht es weiter wie bisher.',
  codeUsed:
    'Dieser Umzug ist schon benutzt worden. Wenn du das nicht warst: Logge dich ein und ändere dein Passwort; dann ist niemand anderes mehr eingeloggt.',
  codeExpired: 'Die Zeit für den Umzug ist um. Geh an der alten Adresse noch einmal auf „Sicher weiter“.',
} as const;
