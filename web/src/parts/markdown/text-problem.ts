import { isWithinMarkdownBounds } from '@neundarter/rules/text/markdown-bounds';
import { markdownText } from '../../text/markdown.ts';

/** Why a text in Markdown cannot be stored; undefined if it can. */
export const textProblem = (text: string): string | undefined =>
  isWithinMarkdownBounds(text) ? undefined : markdownText.tooComplex;
