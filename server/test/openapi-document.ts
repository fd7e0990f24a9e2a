import type { FastifyInstance } from 'fastify';

/** A schema in the document. */
export type JsonSchema = { readonly [key: string]: unknown };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
};

type Content = { readonly [type: string]: { readonly schema: JsonSchema } };

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{parameters}`, relative to the API's base. */
  readonly path: string;
  readonly operationId: string;
  readonly summary?: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content?: Content };
  };
};

// oxlint-disable-next-line typescript/no-explicit-any -- a document is looked into from all sides
export type OpenApiDocument = any;

/** A running server's description of itself. */
export async function readDocument(app: FastifyInstance): Promise<OpenApiDocument> {
  return (await app.inject('/api/v1/openapi.json')).json();
}

/** Every call of the document. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries<Record<string, object>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...({ parameters: [], ...operation } as unknown as Omit<Operation, 'method' | 'path'>),
      method: method.toUpperCase() as Operation['method'],
      path,
    })),
  );
}

/** Schema of the body; null for calls without one. */
export function bodySchemaOf({ requestBody }: Operation): JsonSchema | null {
  return requestBody?.content['application/json']?.schema ?? null;
}

/** The error codes that the document allows for a status. */
export function codesFor({ responses }: Operation, status: number): readonly string[] {
  return (responses[status]?.content?.['text/plain']?.schema['enum'] ?? []) as string[];
}
