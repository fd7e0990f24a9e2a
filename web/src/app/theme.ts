import { createTheme, type MantineColorsTuple } from '@mantine/core';

// Shades for Mantine's own arithmetic; what is seen comes from ui/tokens.css by ui/mantine.css.
const green: MantineColorsTuple = [
  '#e9f6ef',
  '#d9ecdf',
  '#aedbc3',
  '#6be0ad',
  '#45d394',
  '#22a56d',
  '#12845a',
  '#0a6b42',
  '#085a37',
  '#064529',
];
const red: MantineColorsTuple = [
  '#fdf0ed',
  '#f8ded8',
  '#ffc9c1',
  '#ffada3',
  '#ff8f81',
  '#e2574a',
  '#c93629',
  '#ad241a',
  '#921d15',
  '#6f140e',
];

/** One theme for all of Mantine; sizes that only CSS can set are in ui/mantine.css. */
export const theme = createTheme({
  colors: { green, red },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  defaultRadius: 'md',
  radius: { sm: '0.5rem', md: '0.875rem', lg: '1.25rem' },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '750' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' },
});
