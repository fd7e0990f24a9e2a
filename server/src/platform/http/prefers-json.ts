/**
 * Whether a client would rather get JSON than a page: it names JSON, and no page with the same or a higher weight. A client
 * that accepts everything, as link previews and search engines do, gets the page.
 * @param accept the header `Accept`
 */
export function prefersJson(accept: string | undefined): boolean {
  const weights = new Map((accept ?? '').split(',').map(weightOf));
  const json = weights.get('application/json') ?? 0;
  return json > 0 && json > (weights.get('text/html') ?? 0);
}

/** A media type with its weight, 0 to 1. */
function weightOf(accepted: string): readonly [string, number] {
  const [type = '', ...parameters] = accepted.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
