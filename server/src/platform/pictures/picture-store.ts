import { apiBasePath } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../db/database.ts';
import type { SmallPicture } from './shrink-picture.ts';

/** Path of a picture. A new picture gets a new path, so browsers may cache it forever. */
export const pictureUrlOf = (pictureId: string | null): string | null =>
  pictureId === null ? null : `${apiBasePath}/pictures/${pictureId}`;

/** The id in such a path. */
export const pictureIdIn = (url: string | null): string | null => url?.split('/').at(-1) ?? null;

export const findPicture = async (q: Queries, id: string | null): Promise<SmallPicture | null> => {
  if (id === null) return null;
  const row = await q
    .selectFrom('pictures')
    .select(['content_type', 'base64_image'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { contentType: row.content_type, base64Image: row.base64_image };
};

/** Replaces a picture and returns the id of the new one; null as the new picture deletes the old one. */
export const replacePicture = async (
  { q }: WriteTx,
  {
    earlierId,
    id,
    picture,
  }: { readonly earlierId: string | null; readonly id: string; readonly picture: SmallPicture | null },
): Promise<string | null> => {
  if (earlierId !== null) await q.deleteFrom('pictures').where('id', '=', earlierId).execute();
  if (picture === null) return null;
  await q
    .insertInto('pictures')
    .values({ id, content_type: picture.contentType, base64_image: picture.base64Image })
    .execute();
  return id;
};
