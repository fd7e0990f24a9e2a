/**
 * The address of this page as codes and links pass it on: never with its fragment, which may contain a secret.
 * @param search whether what follows the question mark belongs to it
 */
export const pageAddress = (search: 'with search' | 'without search' = 'with search'): string => {
  const { origin, pathname, search: given } = window.location;
  return `${origin}${pathname}${search === 'with search' ? given : ''}`;
};
