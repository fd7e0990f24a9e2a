// Characters that nobody sees, or that change the direction of what follows: with them two texts could look the same.

/**
 * Control characters, line breaks, marks and overrides of direction, characters without width, selectors of variants
 * (except the two that emojis need), and letters that show nothing; as the inside of a class. Ranges mean the same with
 * and without the flag for Unicode, so that every reader of the schemas understands them.
 */
export const hiddenRanges =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0d\\ufeff\\uffa0\\ufff0-\\ufffb';

/**
 * Pattern of the others: tag characters and everything else from U+E0000 to U+E0FFF, and marks of format of old scripts
 * and music. Without the flag for Unicode it finds the first half of the former, which no other character has, and not the
 * latter.
 */
export const hiddenOther = '(?:(?![\\u0000-\\udb3f\\udfff])[\\u0000-\\udb43\\udfff]|\\p{Cf})';
