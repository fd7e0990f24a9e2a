/**
 * Asks the browser not to throw our storage away (Safari does after a week without a visit). Called when the first
 * turn is kept on the device. @returns whether the storage is safe
 */
export async function persistStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}
