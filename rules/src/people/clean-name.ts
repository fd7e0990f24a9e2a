import { hiddenOther, hiddenRanges } from './hidden-characters.ts';
import { isName, maxMarks } from './name.ts';

const hiddenOnes = new RegExp(`[${hiddenRanges}]|${hiddenOther}`, 'gu');
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const piledMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu');

/** Stands for a name of which nothing is visible. */
const nameless = '?';

/**
 * The text as a valid name, for matches that devices made by older rules: they are never refused because of a name.
 * Valid names stay as they are.
 */
export const cleanName = (text: string): string => {
  if (isName(text)) return text;
  const shown = text.replaceAll(breaks, ' ').replaceAll(hiddenOnes, '').replaceAll(piledMarks, '$1');
  const visible = shown.trim();
  return visible === '' ? nameless : visible;
};
