import type { ManifestOptions } from 'vite-plugin-pwa';

/** The name, icons and colours by which a device shows the installed app. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Neundarter – Darts für Vereine',
  short_name: 'Neundarter',
  description: 'Matches live scoren, zuschauen und auswerten – auch ohne Netz.',
  lang: 'de',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0d1210',
  theme_color: '#0d1210',
  categories: ['sports', 'games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [{ name: 'Neues Match starten', url: '/matches/new' }],
};
