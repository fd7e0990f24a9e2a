/**
 * Marks of Markdown and what stands in their place, in this order. None looks beyond its line or further than a few hundred
 * characters, so that no text takes long.
 */
const marks: readonly (readonly [mark: RegExp, instead: string])[] = [
  // Fences of code, lines and rulers of tables.
  [/^[^\S\n]*(`{3,}|~{3,}).*$/gm, ''],
  [/^[^\S\n]*(?:\|[^\S\n]*)?:?-{2,}:?[^\S\n]*(\|[^\S\n]*:?-{2,}:?[^\S\n]*)*\|?[^\S\n]*$\n?/gm, ''],
  [/^[^\S\n]*([-*_][^\S\n]*){3,}$/gm, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^[^\S\n]*>[^\S\n]?/gm, ''],
  [/^([^\S\n]*)[-*+][^\S\n]+(\[[ xX]\][^\S\n]+)?/gm, '$1• '],
  // Pictures and links leave their words.
  [/!?\[([^\]]{0,500})\]\([^)]{0,500}\)/g, '$1'],
  [/(?<![^\S\n])[^\S\n]*(?<!\\)\|[^\S\n]*/g, ' '],
  [/(\*\*|__|~~)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.{1,500}?)(?<=[^\s\\])\1(?![\p{L}\p{N}])/gu, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1'],
  [/^[^\S\n]+|(?<![^\S\n])[^\S\n]+$/gm, ''],
  [/\n{3,}/g, '\n\n'],
];

/** The words of a Markdown text without its marks, line by line, for the moment before it can be rendered. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, instead]) => text.replaceAll(mark, instead), markdown).trim();
