// Where the losers of the winner side enter the loser side. Each round crosses its losers over by a mask (exclusive or
// with the match index), so that two parties who have met meet again as late as possible.

/** Binary masks of the rounds 2, 4, 6 … of the loser side by the size of the bracket. The last round needs none. */
const masks: { readonly [size: number]: readonly string[] } = {
  8: ['1'],
  16: ['10', '0'],
  32: ['010', '10', '0'],
  64: ['1100', '100', '01', '1'],
  128: ['01000', '1100', '100', '00', '1'],
};

/**
 * The match of the winner side whose loser enters match `index` of loser-side round 2j.
 * @param size of the bracket, a power of two up to 128
 */
export const crossedIndex = (size: number, j: number, index: number): number =>
  index ^ Number.parseInt(masks[size]?.[j - 1] ?? '0', 2);
