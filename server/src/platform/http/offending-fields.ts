import type { FastifySchemaValidationError } from 'fastify';

/** More would only repeat what the first ones say. */
const maxFields = 20;

/**
 * The fields that broke a schema, each once: JSON pointers into a body (`/props/parties/0`), otherwise the part of
 * the request and the name (`query/limit`, `path/id`). Of a union only the place of the union is named: which of
 * its branches was meant nobody knows.
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

/** The name ajv keeps out of the path. */
function missingOrUnknown({ params }: FastifySchemaValidationError): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `/${name}` : '';
}
