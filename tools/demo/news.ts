import { clubName, type Person, people, platformAdmin } from './people.ts';

type Story = {
  readonly daysAgo: number;
  readonly author: Person | null;
  readonly status: 'draft' | 'published';
  /** Markdown. */
  readonly content: string;
};

const named = (lastName: string): Person => people.find((one) => one.lastName === lastName) ?? platformAdmin;

/** The club's news, oldest first. */
export const stories: readonly Story[] = [
  {
    daysAgo: 120,
    author: null,
    status: 'published',
    content: `## Willkommen beim ${clubName}!

Ab sofort scoren wir **alle Trainingsspiele** hier. Auf jedem Tablet an den Boards ist die Seite schon geöffnet:

1. *Neues Match starten* antippen
2. Spieler auswählen – Gäste gehen auch ohne Konto
3. Losspielen, den Rest rechnet die Seite

Fragen beantworten Bine und Adler.`,
  },
  {
    daysAgo: 61,
    author: named('Vogel'),
    status: 'published',
    content: `### Drei neue Boards im Keller

Die alten Boards haben ausgedient. Danke an alle, die am Samstag mitgeschraubt haben!

> Bitte die Boards **jede Woche drehen**, dann halten sie doppelt so lange.`,
  },
  {
    daysAgo: 24,
    author: platformAdmin,
    status: 'published',
    content: `### Schnupperabend für Neue

Am nächsten Donnerstag ist **Schnupperabend**. Bringt Freunde, Kolleginnen und Nachbarn mit:

- Beginn 19 Uhr
- Leihpfeile liegen bereit
- wer allein kommt, spielt gegen einen Bot der passenden Stufe

Die erste Runde geht auf die Vereinskasse.`,
  },
  {
    daysAgo: 6,
    author: named('Köhler'),
    status: 'published',
    content: `### Die Zweite sucht Verstärkung

Wir sind neun – und mit *Lucky* hoffentlich bald zehn. Wer **dienstags** Zeit hat, meldet sich bei Andi.

Unser Ziel für die Rückrunde: *kein Spiel ohne 100er-Finish*. Opa Heinz hat schon vorgelegt. 🎯`,
  },
  {
    daysAgo: 1,
    author: platformAdmin,
    status: 'draft',
    content: `### Weihnachtsturnier (Entwurf)

Termin und Modus klären wir beim nächsten Stammtisch:

- Einzel oder **gezogene Doppel**?
- Startgeld 5 €, alles geht in die Preise
- Anmeldung hier auf der Seite`,
  },
];
