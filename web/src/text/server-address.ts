/** Texts where an address of the server stands. */
export const serverAddressText = {
  unknown: 'Die Adresse erscheint, sobald der Server zu erreichen ist.',
};
