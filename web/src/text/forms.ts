/** Texts of all forms. */
export const formText = {
  refused: 'Diese Angabe nimmt der Server nicht an. Bitte ändere sie!',
  unsaved: {
    title: 'Änderungen verwerfen?',
    text: 'Was du eingegeben hast, ist noch nicht gespeichert. Wenn du weitergehst, geht es verloren.',
    confirm: 'Verwerfen',
    cancel: 'Hier bleiben',
    danger: true,
  },
} as const;
