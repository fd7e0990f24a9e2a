declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  type Keys = { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string };
  const ece: { readonly decrypt: (body: Buffer, keys: Keys) => Buffer };
  export default ece;
}
