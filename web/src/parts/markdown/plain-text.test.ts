import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['# Sommerfest\n\nAm **Samstag** ab 15 Uhr.', 'Sommerfest\n\nAm Samstag ab 15 Uhr.'],
  ['- Kuchen\n* *gute* Laune\n- [x] Darts', '• Kuchen\n• gute Laune\n• Darts'],
  ['| Team | Punkte |\n|---|--:|\n| Bulls | 18 |', 'Team Punkte\nBulls 18'],
  ['Mehr [im Kalender](https://example.org/a_b)!', 'Mehr im Kalender!'],
  ['> ~~alt~~ `neu`', 'alt neu'],
  ['5 * 3 * 2 und snake_case_name', '5 * 3 * 2 und snake_case_name'],
  ['Kein \\*Stern\\*', 'Kein *Stern*'],
  ['', ''],
])('%j → %j', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});
