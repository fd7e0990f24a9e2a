import type { FastifySchemaValidationError } from 'fastify';

/** Maximum number of fields; more would not help. */
const maxFields = 20;

/**
 * The fields that do not fit the schema, each once: JSON pointers into a body (`/props/parties/0`), otherwise the
 * part of the request and the name (`query/limit`, `path/id`). Errors within a union name only the union, because it
 * is unknown which of its branches the client meant.
 */
export function offendingFields(
  errors: readonly FastifySchemaValidationError[],
  part: string,
): readonly string[] {
  const prefix = prefixes[part] ?? '';
  const paths = errors
    .filter((error) => !error.schemaPath.includes('/anyOf/'))
    .map((error) => `${prefix}${error.instancePath}${missingOrUnknown(error)}` || '/');
  return [...new Set(paths)].slice(0, maxFields);
}

const prefixes: { readonly [part: string]: string } = {
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

/** The name of a missing or unknown field; ajv does not include it in the path. */
function missingOrUnknown({ params }: FastifySchemaValidationError): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `/${name}` : '';
}
