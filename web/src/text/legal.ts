type LegalSection = { readonly title: string; readonly paragraphs: readonly string[] };
export type LegalPage = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

/** Stands where the operator of this server is named. */
export const operatorPlace = 'operator';

/** Texts about the operator of this server. */
export const operatorText = {
  loadFailed: (reason: string) => `Der Betreiber konnte nicht geladen werden. Fehler: ${reason}`,
  missing:
    'Neundarter ist freie Software, die jeder Verein selbst betreiben kann. Wer diese Installation betreibt, ist hier noch nicht eingetragen.',
  emailAddress: (address: string) => `E-Mail: ${address}`,
  adminNotice: (variables: readonly string[]) =>
    `Impressum und Datenschutz sind unvollständig. Trage in der Konfiguration des Servers ein: ${variables.join(', ')}.`,
} as const;

export const privacyPage: LegalPage = {
  title: 'Datenschutz',
  intro: 'Hier steht, was diese Anwendung speichert, wo und wie lange.',
  sections: [
    { title: 'Verantwortlich', paragraphs: [operatorPlace] },
    {
      title: 'Auf dem Server',
      paragraphs: [
        'Zu jedem Match speichert der Server die Namen, die du für die Spieler eingibst, die Konfiguration, jede Aufnahme mit Uhrzeit und eine zufällige Kennung des Gastes, der das Match angelegt hat.',
        'Matches sind öffentlich: Wer die Adresse kennt oder die Liste der laufenden Matches öffnet, kann zuschauen. Gib darum nur Namen ein, mit denen die Spieler einverstanden sind – ein Spitzname genügt.',
        'Ein Match ohne Event kann gelöscht werden, solange es nicht beendet ist, von dem Gerät aus, auf dem es angelegt wurde. Für alles andere wende dich an den Betreiber.',
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        'Wenn du dich registrierst, speichert der Server deine E-Mail-Adresse, dein Passwort in einer Form, aus der es niemand zurückrechnen kann, auf welchen Geräten du eingeloggt bist, wann du zuletzt da warst, deine Teams und Rollen und was du in deinem Profil angibst: Namen, Bild und Liga-ID. Nötig sind nur Adresse, Passwort und Vorname.',
        'Namen, Spitznamen, Bild und Statistik deines Spielers sind öffentlich wie deine Matches. Deine E-Mail-Adresse sehen nur du und die Administratoren dieser Installation. E-Mails bekommst du nur, um deine Adresse zu bestätigen, dein Passwort zu ändern oder eine Einladung anzunehmen, und wenn dich jemand für ein Doppel anmeldet oder Turnierspiele von dir neu angesetzt werden.',
        'In deinem Konto kannst du alle deine Daten als Datei herunterladen und das Konto löschen. Deine Matches bleiben dann ohne deinen Namen erhalten.',
      ],
    },
    {
      title: 'Auf deinem Gerät',
      paragraphs: [
        'Die Anwendung setzt keine Cookies. Im Speicher deines Browsers liegen: die Kennung deines Gastzugangs, womit du eingeloggt bist und dein Profil, deine Einstellungen, deine letzte Match-Konfiguration, Aufnahmen, die noch nicht beim Server angekommen sind, und die Dateien der Anwendung selbst, damit sie ohne Netz startet.',
        'Du entfernst das alles, wenn du in deinem Browser die Websitedaten dieser Adresse löschst.',
      ],
    },
    {
      title: 'Gastzugang',
      paragraphs: [
        'Solange du nicht eingeloggt bist, bekommt dein Browser einen Gastzugang. Er gilt zwei Stunden und wird verlängert, solange du die Anwendung benutzt. Er enthält eine zufällige Kennung und keine Angaben über dich.',
      ],
    },
    {
      title: 'Fehlerberichte',
      paragraphs: [
        'Fehlerberichte sendet dein Browser nur, wenn du sie in den Einstellungen einschaltest. Du kannst sie dort jederzeit wieder ausschalten.',
      ],
    },
    {
      title: 'Dritte',
      paragraphs: [
        'Die Anwendung lädt nichts von fremden Servern: keine Schriften, keine Werbung, keine Besuchszähler.',
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung deiner Daten und auf Beschwerde bei einer Aufsichtsbehörde. Wende dich dafür an den Betreiber.',
      ],
    },
  ],
};

export const imprintPage: LegalPage = {
  title: 'Impressum',
  intro: 'Wer diese Installation betreibt.',
  sections: [
    { title: 'Betreiber', paragraphs: [operatorPlace] },
    {
      title: 'Software',
      paragraphs: [
        'Neundarter ist quelloffen und steht unter der MIT-Lizenz. Die Entwickler der Software sind nicht für den Inhalt dieser Installation verantwortlich.',
      ],
    },
  ],
};

export const termsPage: LegalPage = {
  title: 'Nutzungsbedingungen',
  intro: 'Damit alle Spaß am Spiel haben.',
  sections: [
    {
      title: 'Benutzung',
      paragraphs: [
        'Du darfst die Anwendung kostenlos benutzen, um Matches zu scoren und ihnen zuzuschauen. Weitere Regeln kann der Betreiber dieser Installation hier eintragen.',
      ],
    },
    {
      title: 'Konto',
      paragraphs: [
        'Registriere dich mit einer E-Mail-Adresse, die dir gehört, und behalte dein Passwort für dich. Du kannst dein Konto jederzeit löschen.',
      ],
    },
    {
      title: 'Fair Play',
      paragraphs: [
        'Gib keine beleidigenden Namen und keine Daten anderer ein, die das nicht möchten. Der Betreiber darf solche Einträge löschen.',
      ],
    },
    {
      title: 'Haftung',
      paragraphs: [
        'Die Software wird so bereitgestellt, wie sie ist, ohne Gewähr für ständige Verfügbarkeit. Es gilt die MIT-Lizenz.',
      ],
    },
    { title: 'Betreiber', paragraphs: [operatorPlace] },
  ],
};
