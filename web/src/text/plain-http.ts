/** What an address without encryption cannot do. */
export const plainHttpText = {
  title: 'Gut zu wissen',
  text: 'Über diese Adresse kannst du alles spielen und sehen. Lass die Seite beim Schreiben offen: Ohne Netz lädt sie hier nicht neu. Installieren, Teilen und ein wacher Bildschirm brauchen die sichere Adresse.',
  understood: 'Verstanden',
  toSecure: 'Sichere Adresse',
  keepOn: 'Bildschirm anlassen',
  staysOn: 'Bildschirm bleibt an; ausschalten',
  certainTitle: 'Der Bildschirm bleibt möglichst an',
  certain: 'Ganz sicher ist nur die Einstellung des Geräts: Display, automatische Sperre, nie.',
} as const;
