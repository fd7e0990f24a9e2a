const units = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const teens = [
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
];
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];

/**
 * A score as a caller says it: `101` gives `einhunderteins`.
 * @param {number} n integer, 0 to 199 @returns {string} one word in lower case
 */
export function germanNumber(n) {
  if (n >= 100) return `einhundert${n === 100 ? '' : germanNumber(n - 100)}`;
  if (n < 10) return units[n] ?? '';
  if (n < 20) return teens[n - 10] ?? '';
  const unit = n % 10;
  const before = unit === 0 ? '' : `${unit === 1 ? 'ein' : units[unit]}und`;
  return `${before}${tens[Math.floor(n / 10)]}`;
}
