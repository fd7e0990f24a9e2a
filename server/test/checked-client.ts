import Schema from 'typebox/schema';
import { codesFor, type JsonSchema, type Operation, operationsOf, readDocument } from './openapi-document.ts';
import type { TestApp } from './start-app.ts';

export type CheckedAnswer = {
  readonly status: number;
  /** The code of a refusal, otherwise the whole answer as text. */
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly json: any;
  readonly headers: Readonly<Record<string, unknown>>;
};

export type CheckedRequest = {
  readonly token?: string | undefined;
  readonly body?: object;
  readonly file?: { readonly field: string; readonly bytes: Buffer; readonly type?: string };
  readonly headers?: Record<string, string>;
};

/**
 * The calls of servers with the same limits, read from the first of them: all describe the same calls, and describing them takes
 * half a second.
 */
const described = new Map<string | null, ReturnType<typeof describeCalls>>();

async function describeCalls(app: TestApp) {
  return operationsOf(await readDocument(app.http)).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
}

/** Calls a server in this process and fails for every answer that the server's own description does not allow. */
export async function checkedClient(app: TestApp) {
  const calls = described.get(app.limited) ?? describeCalls(app);
  described.set(app.limited, calls);
  const operations = await calls;
  const operationAt = (method: string, path: string): Operation => {
    const found = operations.filter(
      ({ operation, pattern }) => operation.method === method && pattern.test(path.split('?')[0] ?? ''),
    );
    // `/users/me` comes before `/users/{id}`.
    const [best] = found.toSorted(
      (a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length,
    );
    if (best === undefined) throw new Error(`Nothing is described at ${method} ${path}`);
    return best.operation;
  };

  return async (address: string, request: CheckedRequest = {}): Promise<CheckedAnswer> => {
    const [method = 'GET', path = '/'] = address.split(' ');
    const form = request.file && formOf(request.file);
    const answer = await app.http.inject({
      method: method as 'GET',
      url: `/api/v1${path}`,
      headers: {
        ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
        ...form?.headers,
        ...request.headers,
      },
      ...(form && { payload: form.payload }),
      ...(request.body && { payload: request.body }),
    });
    const { statusCode: status, body: text } = answer;
    check(operationAt(method, path), { status, text, type: String(answer.headers['content-type']) });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status, text, json: isJson ? answer.json() : null, headers: answer.headers };
  };
}

export type CheckedClient = Awaited<ReturnType<typeof checkedClient>>;

function check(operation: Operation, { status, text, type }: { status: number; text: string; type: string }) {
  const what = `${operation.operationId} ${status} ${text.slice(0, 200)}`;
  if (status === 304) return;
  const described = operation.responses[status];
  if (described === undefined) throw new Error(`Not described: ${what}`);
  if (status >= 400 && !codesFor(operation, status).includes(text)) throw new Error(`Not described: ${what}`);
  const schema = described.content?.['application/json']?.schema;
  if (status !== 200 || schema === undefined || !type.includes('json')) return;
  const body: unknown = JSON.parse(text);
  if (validatorOf(schema).Check(body)) return;
  throw new Error(`${what}: ${JSON.stringify(Schema.Errors(schema, body)[1].slice(0, 2))}`);
}

const validators = new WeakMap<JsonSchema, ReturnType<typeof Schema.Compile>>();

/** Compiled once: to interpret the schema for each answer takes a seventh of the time of all tests. */
function validatorOf(schema: JsonSchema) {
  const validator = validators.get(schema) ?? Schema.Compile(schema);
  validators.set(schema, validator);
  return validator;
}

/** A form with one file, in the format of browsers. */
function formOf({ field, bytes, type = 'image/png' }: NonNullable<CheckedRequest['file']>) {
  const boundary = 'x-neundarter-x';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
