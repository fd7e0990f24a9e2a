import { X509Certificate } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerOtherMethods } from './answer-other-methods.ts';
import { sendRefusal } from './problem.ts';

/** The files in which systems take an authority: Android, Windows, macOS and Linux a certificate, iOS a profile. */
const authorityPaths = {
  certificate: '/secure/neundarter.crt',
  pem: '/secure/neundarter.pem',
  profile: '/secure/neundarter.mobileconfig',
} as const;

/**
 * Serves the root of the hall's own authority as files. It is no secret: every device that speaks https sees what it signs.
 * @param root as PEM; null while there is none
 */
export function serveAuthority(app: FastifyInstance, root: () => string | null): void {
  const serve = (
    path: string,
    type: string,
    contentOf: (certificate: X509Certificate) => Buffer | string,
  ) => {
    app.get(path, async (request, reply): Promise<FastifyReply> => {
      const pem = root();
      if (pem === null) return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
      const name = path.slice(path.lastIndexOf('/') + 1);
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(contentOf(new X509Certificate(pem)));
    });
    answerOtherMethods(app, path, ['GET']);
  };
  serve(authorityPaths.certificate, 'application/x-x509-ca-cert', ({ raw }) => raw);
  serve(authorityPaths.pem, 'application/x-pem-file', (certificate) => certificate.toString());
  serve(authorityPaths.profile, 'application/x-apple-aspen-config', profileOf);
}

/** The same certificate always gets the same profile, so that a second download replaces the first one. */
const uuidOf = (fingerprint: string, part: 0 | 1): string => {
  const hex = fingerprint.replaceAll(':', '').slice(part * 32, part * 32 + 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A configuration profile of iOS with one root; its name contains only letters, digits, `-`, `:` and blanks. */
function profileOf({ raw, fingerprint256, subject }: X509Certificate): string {
  const name = subject.replace(/^CN=/, '').replaceAll(/[^A-Za-z0-9:. -]/g, '');
  const entry = (key: string, value: string) => `<key>${key}</key><string>${value}</string>`;
  const payload = [
    entry('PayloadType', 'com.apple.security.root'),
    entry('PayloadIdentifier', `neundarter.root.${uuidOf(fingerprint256, 0)}`),
    entry('PayloadUUID', uuidOf(fingerprint256, 0)),
    entry('PayloadDisplayName', name),
    entry('PayloadCertificateFileName', 'neundarter.crt'),
    '<key>PayloadVersion</key><integer>1</integer>',
    `<key>PayloadContent</key><data>${raw.toString('base64')}</data>`,
  ].join('');
  const profile = [
    entry('PayloadType', 'Configuration'),
    entry('PayloadIdentifier', `neundarter.${uuidOf(fingerprint256, 1)}`),
    entry('PayloadUUID', uuidOf(fingerprint256, 1)),
    entry('PayloadDisplayName', name),
    entry('PayloadDescription', 'Vertraut dem Neundarter-Server dieses Netzes.'),
    '<key>PayloadVersion</key><integer>1</integer>',
    `<key>PayloadContent</key><array><dict>${payload}</dict></array>`,
  ].join('');
  const type =
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${type}\n<plist version="1.0"><dict>${profile}</dict></plist>\n`;
}
