import { maxPictureBytes } from '@neundarter/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

const red = { r: 200, g: 16, b: 46 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

describe.each(databases)('pictures on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let anna: Person;

  beforeAll(async () => {
    anna = await createPerson(app);
  });

  const upload = (bytes: Buffer, more: { field?: string; token?: string; type?: string } = {}) =>
    call(`POST /players/${anna.playerId}/upload`, {
      token: more.token ?? anna.token,
      file: { field: more.field ?? 'profilePicture', bytes, ...(more.type && { type: more.type }) },
    });
  const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ method: 'GET', url, headers });

  it.each(['png', 'jpeg', 'webp'] as const)('accept %s and are stored in a small size', async (format) => {
    const answer = await upload(await picture(900, 600).toFormat(format).toBuffer());
    expect(answer.status).toBe(200);
    const { pictureUrl, picture: embedded } = answer.json.props;
    const served = await fetchPicture(pictureUrl);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, format: kept } = await sharp(served.rawPayload).metadata();
    expect([width, height, kept]).toEqual([256, 256, 'webp']);
    expect(embedded).toEqual({
      contentType: 'image/webp',
      base64Image: served.rawPayload.toString('base64'),
    });
    const etag = String(served.headers['etag']);
    expect((await fetchPicture(pictureUrl, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('lose the metadata of the camera', async () => {
    const withPlace = await picture(300, 300)
      .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { picture: kept } = (await upload(withPlace)).json.props;
    const { exif } = await sharp(Buffer.from(kept.base64Image, 'base64')).metadata();
    expect(exif).toBeUndefined();
  });

  it('are not part of lists, and their address is gone after the deletion', async () => {
    await upload(await picture(300, 300).png().toBuffer());
    const before = (await call(`GET /players/${anna.playerId}`)).json.props.pictureUrl;
    const [listed] = (await call('GET /players?fullName=anna', { token: anna.token })).json;
    expect(listed.props.pictureUrl).toBe(before);
    expect(listed.props).not.toHaveProperty('picture');
    const body = { id: anna.playerId, changedProps: { picture: null } };
    const removed = await call('PATCH /players/', { token: anna.token, body });
    expect(removed.json.props).toMatchObject({ picture: null, pictureUrl: null });
    expect((await fetchPicture(before)).statusCode).toBe(404);
  });

  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('are refused by content: %s', async (_, bytes) => {
    const answer = await upload(bytes, { type: 'image/png' });
    expect([answer.status, answer.text]).toEqual([400, 'error.picture.kind-not-supported']);
  });

  it.each(['avif', 'gif', 'tiff'] as const)('are refused as %s, with any file type', async (format) => {
    const bytes = await picture(64, 64).toFormat(format).toBuffer();
    expect((await upload(bytes, { type: 'image/png' })).text).toBe('error.picture.kind-not-supported');
  });

  it.each([
    ['the start of a picture', async () => Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['more than 24 megapixels', () => picture(6001, 4000).png().toBuffer()],
    [
      'an AVIF with the head of a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), await picture(64, 64).avif().toBuffer()]),
    ],
  ])('are refused if they cannot be read: %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(maxPictureBytes);
    expect((await upload(bytes)).text).toBe('error.picture.not-an-image');
  });

  it('are decoded in another process', async () => {
    const largest = await picture(6000, 4000).png().toBuffer();
    const memory = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(largest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // One of them alone needs 72 MB when it is unpacked.
    expect(process.memoryUsage().rss - memory).toBeLessThan(50e6);
  });

  it('have at most 3 MB', async () => {
    const answer = await upload(Buffer.alloc(maxPictureBytes + 1));
    expect([answer.status, answer.text]).toEqual([413, 'error.picture.too-large']);
  });

  it('must be sent in the right field, and by the player', async () => {
    const bytes = await picture(300, 300).png().toBuffer();
    expect((await upload(bytes, { field: 'other' })).text).toBe('error.invalid-request');
    const other = await createPerson(app);
    expect((await upload(bytes, { token: other.token })).text).toBe('error.insufficient-permissions');
  });

  it('of teams are uploaded by their admins', async () => {
    const teamId = await createClub(app);
    const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] });
    const file = { field: 'picture', bytes: await picture(300, 300).png().toBuffer() };
    const path = `POST /teams/${teamId}/upload`;
    expect((await call(path, { token: anna.token, file })).text).toBe('error.insufficient-permissions');
    const { pictureUrl } = (await call(path, { token: captain.token, file })).json.props;
    expect((await fetchPicture(pictureUrl)).statusCode).toBe(200);
  });
});
