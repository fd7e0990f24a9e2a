/** What a club notices of each version, the newest first; CHANGELOG.md has the same in English, for operators. */
const versions = [
  {
    version: '2.0.0',
    points: [
      {
        title: 'Turniere',
        text: 'Für 2 bis 128 Personen oder Doppel: Gruppen, K.-o., Doppel-K.-o. und Liga, mit Anmeldung per Link und Plänen, die jedem Ergebnis folgen.',
      },
      {
        title: 'Halle',
        text: 'Beim laufenden Turnier rufst du Spiele mit einem Tipp an die Boards. Die App schlägt vor, wer dran ist, und alle sehen „gerufen: Board 3“. Unter Leute merkst du dir, wer später kommt, Pause macht oder gegangen ist. Mit „automatisch“ ruft die App selbst. Laufen am selben Tag mehrere Turniere, stehen alle auf einer Seite. Beim Aufruf teilt sie auch ein, wer schreibt; wer frei ist, tippt sonst auf „Ich schreibe“.',
      },
      {
        title: 'Tablets an den Boards',
        text: 'Verbinde ein Tablet mit seinem Board: Team-Lounge, Boards, „Tablet verbinden“. Es zeigt, wer dran ist, startet mit einem Tipp und ruft Hilfe.',
      },
      {
        title: 'Jede Zahl von Gruppen',
        text: 'Von 1 bis 32, mit beliebig vielen, die weiterkommen. Dreiergruppen dürfen andere Matches spielen als Vierergruppen.',
      },
      {
        title: 'Trostrunde',
        text: 'Wer in den Gruppen ausscheidet, spielt ein eigenes K.O.: „Mehr zu den Gruppen“ beim Einrichten. Nach den Gruppen wählst du aus, wer dabei ist, und gibst sie frei. Auch ein K.O. ohne Gruppen kann eine haben: für alle, die ihr erstes Match verlieren.',
      },
      {
        title: 'Nachmelden',
        text: 'Wer zu spät kommt, bekommt ein Freilos oder einen Platz in der kleinsten Gruppe: „Weitere Aktionen“, „Nachmelden“. Du siehst vorher, was sich ändert; was gespielt ist, bleibt.',
      },
      {
        title: 'Wettbewerbe und Vorlagen',
        text: 'Herren, Damen, Doppel an einem Tag: „Wettbewerb hinzufügen“ übernimmt Zeit, Ort, Boards und Modus, und alle stehen auf einer Seite. Unter „Neues Turnier“ wählst du eine Vorlage oder „Wie letztes Mal“.',
      },
      {
        title: 'Kasse',
        text: 'Startgeld, Schreibpfand und Preise eines Turniers: ein Tipp, wer bezahlt hat, am Ende stimmt die Summe. Nichts wird gelöscht, nur storniert. Helfer am Einlass bekommen einen eigenen Link.',
      },
      {
        title: 'Wer kommt?',
        text: 'Dabei, Vielleicht oder Nicht dabei: Sag mit einem Tipp, ob du zu Training, Ligaspieltag oder Turnier deines Teams kommst, auf Wunsch für die ganze Serie. Wer nicht antwortet, bekommt zwei Tage vorher eine E-Mail; ausschalten kannst du sie im Konto. Das Team sieht, wer fehlt, und die Aufstellung bietet zuerst an, wer da ist.',
      },
      {
        title: 'Das bin ich',
        text: 'Wähle beim laufenden Turnier deinen Namen, ohne Konto: Dein Handy zeigt dein nächstes Spiel und meldet sich, wenn du dran bist. Mit „Ich bin da“ und „Ich gehe“ sagst du Bescheid. Auf jeder anderen Seite siehst du deinen Aufruf oben; mit „Sag mir hier Bescheid“ meldet sich das Handy auch gesperrt, wenn die Adresse sicher ist.',
      },
      {
        title: 'Fernseher in der Halle',
        text: 'Öffne in der Halle „Fernseher“: Boards, Aufrufe, Tabellen und Baum im Wechsel, groß genug für die letzte Reihe. Mit „Durchsage“ erfahren alle, dass das Essen fertig ist.',
      },
      {
        title: 'Wann bin ich dran?',
        text: 'Beim laufenden Turnier steht bei deinem nächsten Spiel, wann es etwa losgeht: „gegen 15:40 Uhr“. Veranstalter und Fernseher sehen auch, wann der Tag endet.',
      },
      {
        title: 'Platz übernehmen',
        text: 'Im K.o. stand der falsche Sieger? „Ergebnis korrigieren“ zeigt, was bleibt und was neu gespielt wird: Der richtige Sieger übernimmt den Platz des anderen.',
      },
      { title: 'Serien', text: 'Zählen die Punkte mehrerer Turniere zu einer Tabelle zusammen.' },
      {
        title: 'Ligen',
        text: 'Lege in der Team-Lounge eine Liga an, auch mit Vereinen ohne Konten: Die App schlägt alle Begegnungen vor, und jede wird ein Ligaspieltag bei Heim- und Gastteam. Tabellen, Verlauf, Spieler mit Averages und Kalender stehen auf der Seite der Liga.',
      },
      {
        title: 'Spielberichte der Liga',
        text: 'Beide Teams unterschreiben, auch unter Protest. Wer nicht unterschreibt, hält nichts auf: Nach drei Tagen gilt der Bericht als bestätigt. Einsprüche, Umwertungen und Punktabzüge stehen im Bericht und in der Tabelle.',
      },
      {
        title: 'Begegnungen verlegen',
        text: 'Schlage auf der Seite der Liga bis zu drei Termine vor. Nimmt das andere Team einen an, ziehen Ligaspieltag und Kalender um, und beide Teams bekommen eine E-Mail.',
      },
      {
        title: 'Ligaspieltage',
        text: 'Verdeckte Aufstellungen, 20 Spiele an zwei Boards und am Ende ein Spielbericht zum Unterschreiben. Beim Anlegen wählst du Heim oder Auswärts und andere Spielweisen.',
      },
      {
        title: 'Deine Zustimmung',
        text: 'Ein Match zählt nur für Spieler, die zustimmen. Im eigenen Team ist keine Frage nötig; alle anderen tippen einmal auf „Am Gerät bestätigen“.',
      },
      {
        title: 'Ergebnisse stehen fest',
        text: 'Ein falsches Checkout lässt sich 24 Stunden lang zurücknehmen. Danach braucht es einen Admin und einen Grund.',
      },
      {
        title: 'Korrigieren',
        text: 'Tippe im laufenden Leg auf eine frühere Aufnahme. Ein zweites Eingabefeld nimmt einzelne Darts.',
      },
      {
        title: 'Rundenlimit und Vorgabe',
        text: 'Ein Leg endet nach einer Zahl von Runden, durch kleineren Rest oder Ausbullen, und jede Seite kann mit eigenen Punkten starten: bei „Mehr Einstellungen“.',
      },
      {
        title: 'Weiter auf Papier',
        text: 'Ist ein Handy leer, trägt der Veranstalter den Rest vom Papier ein. Aufgezeichnete Legs behalten ihre Werte.',
      },
      {
        title: 'Ligaspieltage korrigieren',
        text: 'Beide Kapitäne tragen Ergebnisse ein, korrigieren sie und widersprechen. Nach zehn Minuten muss die andere Mannschaft zustimmen. Mit beiden Unterschriften steht der Bericht fest.',
      },
      {
        title: 'Ohne Netz',
        text: 'Seiten, die dieses Gerät schon gezeigt hat, bleiben lesbar und sagen, wie alt sie sind.',
      },
      {
        title: 'Team-Admins',
        text: 'Verwalten ihr Team selbst: Spieler, Trainings und Ligaspieltage.',
      },
      {
        title: 'Abgelehnte Eingaben',
        text: 'Hat jemand inzwischen ein anderes Ergebnis eingetragen, sagen Start, Termin und jede Liste auf diesem Gerät, dass ihr entscheiden müsst.',
      },
      {
        title: 'Nachmelden',
        text: 'Wer später zum Ligaspieltag kommt, wird während des Tages aufgestellt.',
      },
      {
        title: 'Doppel',
        text: 'Vor der ersten Aufnahme wählt ihr, wer im Paar zuerst wirft.',
      },
      {
        title: 'Nächstes Spiel',
        text: 'Nach dem Ende eines Spiels führt ein Tipp zum nächsten, das dieses Handy schreiben darf.',
      },
      {
        title: 'Schreiber',
        text: 'Wer gegangen ist, wird übergangen; der Veranstalter trägt es ein. Im K.-o. schreiben zuerst, die dort gerade verloren haben.',
      },
      {
        title: 'Handys und Fehler',
        text: 'Auf dem Handy zeigt ein Turnier zuerst seine Spiele. Eine Seite, die fehlt, sagt, was zu tun ist.',
      },
      {
        title: 'Links und QR-Codes',
        text: 'Führen von jedem Handy zum Server, auch wenn du sie auf dem Laptop machst, auf dem er läuft.',
      },
      {
        title: 'Links mit Vorschau',
        text: 'Öffentliche Seiten zeigen in Messengern Titel, Ergebnis und ein Bild, auf Wunsch auch in Suchmaschinen.',
      },
      {
        title: 'Papier und Dateien',
        text: 'Spielzettel, Gruppenbögen, Ergebnisbogen und Averages zum Drucken; Ergebnisse als Datei und als Text für die Zeitung.',
      },
      {
        title: 'Webseite und Stream',
        text: 'Tabellen und Turnierbäume stehen auf der Seite deines Vereins, OBS blendet den Spielstand ein.',
      },
      {
        title: 'Lichter und Chats',
        text: 'Andere Programme erfahren von Matches, 180ern und High Finishes: in der Team-Lounge.',
      },
      {
        title: 'Eigenes zuerst',
        text: 'Home zeigt, was gerade läuft und was als Nächstes kommt. Die eigene Gruppe öffnet sich von selbst.',
      },
      {
        title: 'Live-Seite und Bäume',
        text: 'Zwei Boards stehen groß untereinander, große Turnierbäume öffnen dort, wo gespielt wird.',
      },
      {
        title: 'Kalender',
        text: 'Dein Handy abonniert die Termine deines Teams oder deine eigenen; was verlegt wird, wandert mit.',
      },
      {
        title: 'Turniere',
        text: 'Teilnehmer stehen nach Namen mit ihrem Setzplatz. Gedruckte Gruppen haben alle ihre Matches, die Notfall-Mappe die Legs jeder Runde.',
      },
      {
        title: 'Neues Match',
        text: 'Beginnt auf dem Handy mit zwei Namen. Bots, Doppel und Konten sind einen Tipp entfernt.',
      },
      {
        title: 'Ein Name für jede Sache',
        text: 'Einloggen, PIN, Schreiber, Veranstalter und Ligaspieltag heißen jetzt überall gleich.',
      },
      {
        title: 'Wenn das WLAN weg ist',
        text: 'Nach drei Sekunden heißt nichts mehr „Live“, auch wenn das Handy selbst noch nichts merkt.',
      },
      {
        title: 'Boards',
        text: 'Legt die Boards eurer Halle einmal in der Team-Lounge an. Turniere wählen daraus, freie stehen vorn, und ein defektes Board gibt seine Matches ab. Alle im Team sehen, wer wo spielt.',
      },
      {
        title: 'Trainingsreihen',
        text: 'Wöchentliche Trainings änderst und löschst du von einem Tag an zusammen. Die Team-Lounge zeigt alle Termine in einer Liste.',
      },
      {
        title: 'Sichere Adresse',
        text: 'Im Menü: Tablets und Handys des Vereins laden die App auch ohne Netz neu und lassen den Bildschirm an.',
      },
      {
        title: 'Sofort bei allen',
        text: 'Ein Ergebnis steht im selben Moment in jedem offenen Plan und jeder Tabelle und braucht kaum Datenvolumen.',
      },
    ],
  },
  {
    version: '1.2.1',
    points: [
      {
        title: 'Matches',
        text: 'Einzel und Doppel, mit Gästen und Bots, live auf jedem Handy und Fernseher, auch ohne Netz.',
      },
      { title: 'Konten, Spieler und Teams', text: 'Mit Trainings und ihren Tabellen in der Team-Lounge.' },
      { title: 'Online-Matches', text: 'Gegen Gegner an einem anderen Ort, mit einer Lobby.' },
      { title: 'Statistik', text: 'Averages, Checkouts und jede Aufnahme jedes Matches.' },
      { title: 'Üben', text: 'Scoring 20 und Boards, die Darts erkennen.' },
    ],
  },
] as const;

export const whatsNewText = {
  title: 'Was ist neu',
  heading: (version: string) => `Version ${version}`,
  updated: 'Neundarter ist aktualisiert',
  updatedTo: (version: string) => `Dieses Gerät hat jetzt Version ${version}.`,
  show: 'Was ist neu?',
  versions,
} as const;
