/**
 * Asks the browser to keep our storage (Safari deletes it after a week without a visit). Called when the first turn is
 * stored on the device. @returns whether the storage is safe
 */
export async function persistStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
