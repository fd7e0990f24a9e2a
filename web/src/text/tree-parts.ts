/** Texts of the parts of a large bracket. */
export const treePartsText = {
  parts: 'Teil des Turnierbaums wählen',
  part: (part: number, of: number) =>
    of === 1 ? 'Ganzer Baum' : `${of === 2 ? 'Hälfte' : 'Viertel'} ${part}`,
} as const;
