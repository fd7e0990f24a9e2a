import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page. Besides this server's files only the page's inline scripts may run; the policy
 * contains their hashes. An injected script has a different hash, so the browser does not run it.
 * @param html the built page
 */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => ` 'sha256-${hash(script)}'`);
  return contentSecurityPolicy.replace("script-src 'self'", `$&${hashes.join('')}`);
}

const hash = (script: string): string => createHash('sha256').update(script).digest('base64');
