/** A text somebody was writing survives another page and a reload, as long as the tab is open. */
const keyOf = (id: string | null) => `unsaved-news-${id ?? 'new'}`;

/** The text that was not saved. @param id of the news; null for new ones */
export function readUnsaved(id: string | null): string | null {
  try {
    return sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

/** Keeps a text that is not saved, or forgets it with null. */
export function keepUnsaved(id: string | null, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
