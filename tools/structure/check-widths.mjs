/** @import { Project } from './sources.mjs' */

/** The widths of screens at which a layout may change, in em of 16 px: 576, 768, 992, 1200 and 1400 px. */
const widths = [36, 48, 62, 75, 87.5];

/** The step by which a query ends below a width, so that exactly one of two opposite queries holds. */
const step = 0.01;

/** A media query: the head of a rule, or the text that `matchMedia` gets. */
const query = /@media[^{]*|(['"`])\([^'"`]*\)\1/g;

const width = /\b(?:min|max)-width:\s*([\d.]+)(em|rem|px)/g;

/**
 * Findings about media queries that ask for another width than the five of the design. What depends on the room of a
 * part asks its container.
 * @param {Project} project @returns {string[]}
 */
export function checkWidths({ sources }) {
  return sources
    .filter(({ path, isTest }) => path.startsWith('web/src/') && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(query)].flatMap((found) =>
        [...found[0].matchAll(width)]
          .filter(([, value, unit]) => unit !== 'em' || !isKnown(Number(value)))
          .map(([words]) => {
            const line = text.slice(0, found.index).split('\n').length;
            return `${path}:${line}: ${words} is none of the five widths (${widths.map((em) => `${em}em`).join(', ')})`;
          }),
      ),
    );
}

/** Whether a width is one of the five, or one step beside it. @param {number} em */
function isKnown(em) {
  return widths.some((known) => Math.abs(known - em) < step + 0.001);
}
