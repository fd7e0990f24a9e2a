import multipart from '@fastify/multipart';
import type { Route } from '@neundarter/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedCall } from './problem.ts';

/** Lets the routes that `bind` adds accept forms; all other routes refuse a form. */
export function takeFiles(app: FastifyInstance, bind: (inner: FastifyInstance) => void): void {
  app.register(async (inner) => {
    await inner.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 } });
    bind(inner);
  });
}

/** Reads the only file of a form. Other fields are refused, and a file as soon as it exceeds the limit. */
export async function readFile(
  request: FastifyRequest,
  { field, maxBytes }: NonNullable<Route['file']>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new RefusedCall('error.invalid-request', [`/${field}`]);
  try {
    const file = await request.file({ limits: { fileSize: maxBytes } });
    if (file === undefined || file.fieldname !== field)
      throw new RefusedCall('error.invalid-request', [`/${field}`]);
    return await file.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new RefusedCall('error.picture.too-large', [`/${field}`]);
    // For example half a form or too many parts: the client's mistake in any case.
    throw error instanceof RefusedCall ? error : new RefusedCall('error.invalid-request', [`/${field}`]);
  }
}
