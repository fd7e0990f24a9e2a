/** Storage key of an unsaved text. The text survives a change of page and a reload, as long as the tab is open. */
const keyOf = (id: string | null) => `unsaved-news-${id ?? 'new'}`;

/** Reads the unsaved text. @param id of the news; null for new ones */
export function readUnsaved(id: string | null): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

/** Stores an unsaved text; null deletes it. */
export function keepUnsaved(id: string | null, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Without storage the text is kept only as long as the page.
  }
}
