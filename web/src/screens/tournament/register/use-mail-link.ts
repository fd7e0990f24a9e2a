import { useSearchParams } from 'react-router';

/** What the link of a mail names. */
export type LinkOfMail = { readonly entryId: string; readonly key: string };

/** What the address of the page names, if somebody comes from the link of their mail; else null. */
export const useMailLink = (): LinkOfMail | null => {
  const [query] = useSearchParams();
  const [entryId, key] = [query.get('entry'), query.get('key')];
  return entryId === null || key === null ? null : { entryId, key };
};
