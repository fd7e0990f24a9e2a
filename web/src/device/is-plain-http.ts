/** Whether the page is at an address without encryption, where the browser keeps functions back. */
export const isPlainHttp = (): boolean => 'isSecureContext' in globalThis && !globalThis.isSecureContext;
