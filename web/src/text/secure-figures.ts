import type { SystemName } from './secure.ts';

/**
 * A line of a settings page: `other` has no words, since nobody looks for it; the rest is what is tapped: a row that leads on, an
 * entry of a list, a button, a switch, or a choice.
 */
export type FigureRow =
  | { readonly kind: 'other' }
  | { readonly kind: 'row' | 'entry' | 'button' | 'switch' | 'choice'; readonly label: string };

/** A page of a system's settings, as somebody sees it who follows a step. */
export type Figure = { readonly title: string; readonly rows: readonly FigureRow[] };

const other: FigureRow = { kind: 'other' };
const row = (label: string): FigureRow => ({ kind: 'row', label });
const button = (label: string): FigureRow => ({ kind: 'button', label });
const choice = (label: string): FigureRow => ({ kind: 'choice', label });

/** The pages that belong to each step of `secureText.systems`, in the order of the steps; the steps say the same in words. */
export const secureFigures: Readonly<Record<SystemName, readonly (readonly Figure[])[]>> = {
  ios: [
    [{ title: 'Safari', rows: [other, button('Zulassen')] }],
    [
      { title: 'Einstellungen', rows: [other, row('Profil geladen'), other, other] },
      { title: 'Profil', rows: [other, other, button('Installieren')] },
    ],
    [
      { title: 'Info', rows: [other, other, row('Zertifikatsvertrauenseinstellungen')] },
      {
        title: 'Zertifikatsvertrauenseinstellungen',
        rows: [other, { kind: 'switch', label: 'Neundarter …' }, other],
      },
    ],
    [],
  ],
  android: [
    [],
    [
      { title: 'Sicherheit', rows: [other, other, row('Zertifikat installieren')] },
      { title: 'Zertifikat installieren', rows: [row('CA-Zertifikat'), other, other] },
    ],
    [
      { title: 'Deine Daten sind nicht privat', rows: [other, button('Trotzdem installieren')] },
      { title: 'Downloads', rows: [{ kind: 'entry', label: 'neundarter.crt' }, other] },
    ],
    [],
  ],
  windows: [
    [],
    [
      { title: 'Zertifikat', rows: [other, other, button('Zertifikat installieren …')] },
      {
        title: 'Zertifikatimport-Assistent',
        rows: [choice('Aktueller Benutzer'), other, choice('Alle Zertifikate in folgendem Speicher …')],
      },
    ],
    [
      {
        title: 'Zertifikatspeicher auswählen',
        rows: [other, { kind: 'entry', label: 'Vertrauenswürdige Stammzertifizierungsstellen' }, other],
      },
    ],
    [],
  ],
  macos: [
    [],
    [
      { title: 'Schlüsselbund', rows: [other, { kind: 'entry', label: 'Neundarter …' }, other] },
      { title: 'Neundarter …', rows: [row('Vertrauen'), choice('Immer vertrauen'), other] },
    ],
    [],
  ],
  linux: [
    [],
    [{ title: 'Zertifikate verwalten', rows: [other, other, button('Importieren')] }],
    [{ title: 'Zertifikat', rows: [choice('… Websites zu identifizieren'), other] }],
  ],
};
