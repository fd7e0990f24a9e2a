import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { answerBoth } from '../answer-both.ts';
import { serveTls, type Tls, type TlsParts, type TlsPlace } from '../open-tls.ts';
import type { AcmeSettings } from './acme-settings.ts';
import { openCertificateStore } from './certificate-store.ts';
import { createChallengeAnswers } from './challenge-answers.ts';
import { keepCertificate } from './keep-certificate.ts';

type Settings = TlsPlace & { readonly acme: AcmeSettings; readonly dataDir: string };

/** Lets a server answer https with a certificate that it orders itself. Its module is loaded only with `TLS_DOMAIN`. */
export async function openAcme(server: HttpServer, settings: Settings, parts: TlsParts): Promise<Tls> {
  const answers = createChallengeAnswers();
  answers.answerHttp(server);
  const both = answerBoth(server, answers);
  const kept = await keepCertificate({
    ...parts,
    settings: settings.acme,
    store: openCertificateStore(join(settings.dataDir, 'acme')),
    answers,
    onPair: both.usePair,
  });
  return serveTls(both, { place: settings, clock: parts.clock, source: kept });
}
