/** Asks an address every 5 ms until it answers well. */
export async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 5));
}
