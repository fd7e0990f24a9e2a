/** Marks of Markdown and what stands in their place, in this order. */
const marks: readonly (readonly [mark: RegExp, instead: string])[] = [
  // Fences of code, lines and rulers of tables.
  [/^\s*(`{3,}|~{3,}).*$/gm, ''],
  [/^[^\S\n]*\|?[^\S\n]*:?-{2,}:?[^\S\n]*(\|[^\S\n]*:?-{2,}:?[^\S\n]*)*\|?[^\S\n]*$\n?/gm, ''],
  [/^\s*([-*_]\s*){3,}$/gm, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s*>\s?/gm, ''],
  [/^(\s*)[-*+]\s+(\[[ xX]\]\s+)?/gm, '$1• '],
  // Pictures and links leave their words.
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/[^\S\n]*(?<!\\)\|[^\S\n]*/g, ' '],
  [/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}\\])([*_])(?=\S)(.+?)(?<=[^\s\\])\1(?![\p{L}\p{N}])/gu, '$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1'],
  [/^[^\S\n]+|[^\S\n]+$/gm, ''],
  [/\n{3,}/g, '\n\n'],
];

/** The words of a Markdown text without its marks, line by line, for the moment before it can be rendered. */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, instead]) => text.replaceAll(mark, instead), markdown).trim();
