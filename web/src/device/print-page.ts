/** A page whose typefaces do not come is printed without them. ms */
const patienceMs = 3000;

/** Loads every typeface of the page, also those of words that are not in sight. */
const loadTypefaces = (): Promise<unknown> => {
  const words = document.body.textContent ?? '';
  const faces = ['400 1em Barlow', '700 1em Barlow', '600 1em "Barlow Condensed Digits"'];
  return Promise.allSettled(faces.map((face) => document.fonts?.load(face, words)));
};

/** Prints the page as soon as its typefaces are there: in another one, lines are longer than the paper is wide. */
export async function printPage(): Promise<void> {
  await Promise.race([loadTypefaces(), new Promise((done) => setTimeout(done, patienceMs))]);
  window.print();
}
