/** How a server with a name gets its certificate from an ACME server such as Let's Encrypt. */
export type AcmeSettings = {
  /** The name that the certificate is for, in lower case. */
  readonly domain: string;
  /** Where the ACME server writes to; null for nowhere. */
  readonly email: string | null;
  /** URL of the ACME server's directory. */
  readonly directory: string;
  /**
   * Program that adds and removes a TXT record of DNS, called with `add` or `remove`, the record's name and its value; null
   * to answer over http and TLS instead.
   */
  readonly dnsCommand: string | null;
};
