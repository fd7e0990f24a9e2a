/** Characters that mean something in Markdown, wherever they stand, and the beginnings of addresses. */
const marks = /[*_[\]<>`|~\\&#@]|:\/\/|www\./i;

/** Lines that are more than words: indented, in a list, under a heading, a ruler, with a break or with unusual spaces. */
const specialLine = /^\s|^[-+=:]|^\d+[.)]|\s{2}$|[^\S ]/;

/**
 * The paragraphs of a text without any marks, which needs no renderer; null if there may be a mark. Most descriptions of
 * events are such texts. It rather says null than to miss a mark.
 */
export const plainParagraphs = (text: string): readonly string[] | null => {
  if (marks.test(text)) return null;
  const lines = text.split('\n');
  if (lines.some((line) => line !== '' && specialLine.test(line))) return null;
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
};
