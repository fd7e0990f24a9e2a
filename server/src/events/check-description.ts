import { isWithinMarkdownBounds } from '@neundarter/rules/text/markdown-bounds';
import type { Refusal } from '../platform/http/handler.ts';

/** A refusal of a text that browsers would need too long to draw, otherwise null. @param pointer position of the props in the body */
export const checkDescription = (description: string, pointer: string): Refusal | null =>
  isWithinMarkdownBounds(description)
    ? null
    : { code: 'error.text.too-complex', fields: [`${pointer}/description`] };
