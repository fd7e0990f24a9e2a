import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page of our own: besides this server's files only the scripts that stand in it may
 * run, known by their hash. One that was slipped in elsewhere has another hash.
 * @param html the page as it was built
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => ` 'sha256-${hash(script)}'`);
  return contentSecurityPolicy.replace("script-src 'self'", `$&${hashes.join('')}`);
}

const hash = (script: string): string => createHash('sha256').update(script).digest('base64');
