/** Address of a page of the web app, with an encoded query. @param base without a slash at the end */
export const pageLink = (base: string, path: string, query: { readonly [name: string]: string }): string =>
  `${base}${path}?${new URLSearchParams(query).toString()}`;
