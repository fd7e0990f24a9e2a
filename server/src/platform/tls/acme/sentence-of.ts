import { dayOf } from '../key-pair.ts';
import type { AcmeSettings } from './acme-settings.ts';

/** Errors of a file system that an operator can mend. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EIO'];

/** Errors of a certificate outside its time, which usually mean a wrong clock here. */
const clockErrors = ['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED'];

/** One sentence, or the ACME server's own words, about why there is no new certificate. @param now ms since 1970 */
export function sentenceOf(
  error: unknown,
  { settings, now }: { readonly settings: AcmeSettings; readonly now: number },
): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const host = new URL(settings.directory).host;
  if (diskErrors.includes(code)) return `The folder acme in DATA_DIR cannot be written (${code}).`;
  if (clockErrors.includes(code))
    return `The clock of this machine or the certificate of ${host} is wrong (${code}); here today is ${dayOf(now)}.`;
  if (code !== '') return `The ACME server ${host} cannot be used (${code}).`;
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  return `No certificate for ${settings.domain} from ${host}: ${message.replace(/\.$/, '')}.`;
}
