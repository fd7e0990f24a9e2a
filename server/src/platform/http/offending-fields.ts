import type { FastifySchemaValidationError } from 'fastify';

/** Maximum number of fields; more would not help. */
const maxFields = 20;

/**
 * The fields that do not fit the schema, each once: JSON pointers into a body (`/props/parties/0`), otherwise the
 * part of the request and the name (`query/limit`, `path/id`). Errors within a union name the fields of the branch that the
 * client meant, or only the union if that is unknown.
 */
export function offendingFields(
  errors: readonly FastifySchemaValidationError[],
  part: string,
): readonly string[] {
  const prefix = prefixes[part] ?? '';
  const paths = errorsToName(errors, '').map(
    (error) => `${prefix}${error.instancePath}${missingOrUnknown(error)}` || '/',
  );
  return [...new Set(paths)].slice(0, maxFields);
}

type Errors = readonly FastifySchemaValidationError[];

/** The errors of a part of the schema, with those of the meant branch in place of a union's own error. */
function errorsToName(errors: Errors, schemaPath: string): Errors {
  const isInside = (error: FastifySchemaValidationError) =>
    error.schemaPath.slice(schemaPath.length).includes('/anyOf/');
  return errors
    .filter((error) => !isInside(error))
    .flatMap((error) => {
      if (error.keyword !== 'anyOf') return [error];
      const inner = errors.filter((one) => one.schemaPath.startsWith(`${error.schemaPath}/`));
      const meant = meantBranch(error, inner);
      return meant === null ? [error] : errorsToName(meant.errors, meant.schemaPath);
    });
}

/**
 * The only branch of a union that the client can have meant: first none with another literal in one of its fields, then none
 * that has other fields at all; null if there is none or more than one.
 */
function meantBranch(union: FastifySchemaValidationError, inner: Errors) {
  const branches = [...Map.groupBy(inner, (error) => branchOf(error, union.schemaPath))].map(
    ([schemaPath, errors]) => ({ schemaPath, errors }),
  );
  const isField = (pointer: string) => pointer.lastIndexOf('/') === union.instancePath.length;
  const alike = branches.filter(
    ({ errors }) => !errors.some(({ keyword, instancePath }) => keyword === 'const' && isField(instancePath)),
  );
  const [only, ...others] = alike;
  if (only !== undefined && others.length === 0 && branches.length > 1) return only;
  const fitting = alike.filter(
    ({ errors }) => !errors.some(({ instancePath }) => instancePath === union.instancePath),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** `#/…/anyOf/1` of an error inside of a union. */
const branchOf = ({ schemaPath }: FastifySchemaValidationError, unionPath: string): string => {
  const [index = ''] = schemaPath.slice(unionPath.length + 1).split('/');
  return `${unionPath}/${index}`;
};

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
