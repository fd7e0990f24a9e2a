import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const scriptsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src '));

describe('the policy of a page', () => {
  it('is the common one if the page has no inline script', () => {
    const page = '<head><script type="module" src="/assets/index.js"></script></head>';
    expect(pagePolicy(page)).toBe(contentSecurityPolicy);
  });

  it('allows exactly the inline scripts of the page, including their line ends', () => {
    const page = '<script>\nfirst();\n</script><script src="/x.js"></script><script>$&("second")</script>';
    expect(scriptsOf(pagePolicy(page))).toBe(
      `script-src 'self' 'sha256-${sha256('\nfirst();\n')}' 'sha256-${sha256('$&("second")')}'`,
    );
  });

  it('does not change other parts of the policy', () => {
    const others = (policy: string) => policy.split('; ').filter((part) => !part.startsWith('script-src '));
    expect(others(pagePolicy('<script>x</script>'))).toEqual(others(contentSecurityPolicy));
    expect(pagePolicy('<script>x</script>')).not.toMatch(/script-src[^;]*unsafe/);
  });
});
