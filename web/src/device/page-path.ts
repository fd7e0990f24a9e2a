/**
 * The path of this page as codes and links pass it on, after the server's address: never with its fragment, which may
 * contain a secret.
 * @param search whether what follows the question mark belongs to it
 */
export const pagePath = (search: 'with search' | 'without search' = 'with search'): string => {
  const { pathname, search: given } = location;
  return search === 'with search' ? pathname + given : pathname;
};
