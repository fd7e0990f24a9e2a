/** Texts of the button in the bar of the scorer. */
export const fullscreenText = { enter: 'Vollbild', leave: 'Vollbild verlassen' } as const;
