import { apiBasePath } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../db/database.ts';
import type { SmallPicture } from './shrink-picture.ts';

/** Where a picture is found; its address changes with it, so it may be kept for ever. */
export const pictureUrlOf = (pictureId: string | null): string | null =>
  pictureId === null ? null : `${apiBasePath}/pictures/${pictureId}`;

export const findPicture = async (q: Queries, id: string | null): Promise<SmallPicture | null> => {
  if (id === null) return null;
  const row = await q
    .selectFrom('pictures')
    .select(['content_type', 'base64_image'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { contentType: row.content_type, base64Image: row.base64_image };
};

/** Puts a picture in the place of an earlier one; answers its id. No picture takes the earlier one away. */
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
