import { Readable } from 'node:stream';
import { entryCountHeader } from '@neundarter/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CompressedText,
  compressedText,
  encodingFor,
  minCompressedBytes,
  packedOf,
  weakTag,
} from './compressed-text.ts';
import type { CompressedJson, NotModified, RawFile, RawJson, RawStream, SharedJson } from './handler.ts';

/**
 * Sends an answer: 204 without a value, ready bytes with their tag, files piece by piece, everything else as JSON. All but
 * pictures and short answers is compressed if the client accepts that.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (value === undefined) return reply.code(204).send();
  if (isKind<NotModified>(value, 'not-modified')) return addVary(withTag(reply, value.etag)).code(304).send();
  if (isKind<CompressedJson>(value, 'compressed'))
    return sendText(request, withTag(reply, value.etag), value.text);
  if (isRaw(value))
    return 'contentType' in value ? sendFile(request, reply, value) : sendRaw(request, reply, value);
  if (isKind<RawStream>(value, 'stream')) return sendStream(reply, value);
  if (isKind<SharedJson>(value, 'shared')) return sendText(request, reply, value.text);
  const json = JSON.stringify(value);
  // Short answers are sent as text, because Node writes headers and text in one piece.
  return Buffer.byteLength(json) < minCompressedBytes
    ? reply.type(jsonType).send(json)
    : sendText(request, reply, compressedText(json));
}

const jsonType = 'application/json; charset=utf-8';

function isKind<Answer extends { readonly kind: string }>(
  value: unknown,
  kind: Answer['kind'],
): value is Answer {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}

/** Browsers keep the answer and ask every time whether it is still the current one; proxies do not keep it. */
function withTag(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('etag', etag).header('cache-control', 'private, no-cache');
}

/** Tells caches that the answer depends on the encodings that the client accepts. */
function addVary(reply: FastifyReply): FastifyReply {
  const known = reply.getHeader('vary');
  return reply.header('vary', known === undefined ? 'Accept-Encoding' : `${String(known)}, Accept-Encoding`);
}

/** Sends JSON, compressed in a thread of its own if the client accepts that and the text is long. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  addVary(reply.type(jsonType));
  const encoding = encodingFor(text, request.headers['accept-encoding']);
  if (encoding === null) return reply.send(text.bytes);
  return reply.header('content-encoding', encoding).send(await text.as(encoding));
}

function sendStream(
  reply: FastifyReply,
  { contentType, fileName, entries, pieces }: RawStream,
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .header(entryCountHeader, String(entries))
    .type(`${contentType}; charset=utf-8`)
    .send(Readable.from(pieces));
}

function isRaw(value: unknown): value is RawJson | RawFile {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'raw' && 'bytes' in value
  );
}

function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: RawJson,
): FastifyReply | Promise<FastifyReply> {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encodingFor({ bytes }, request.headers['accept-encoding']) !== null)
    return sendText(request, reply.header('etag', weakTag(etag)), packedOf(bytes));
  if (bytes.length >= minCompressedBytes) addVary(reply);
  // Sent as text, because Node writes headers and text in one piece, which saves a fifth of the time.
  return reply.type(jsonType).send(bytes.toString('utf8'));
}

/** A year, in seconds: the maximum time that browsers cache a file. */
const keepForS = 31_536_000;

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, contentType }: RawFile,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', `public, max-age=${keepForS}, immutable`);
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(contentType).send(bytes);
}

/** Whether `if-none-match` names the tag; a weak comparison, as RFC 9110 requires. */
export function isKnownTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
