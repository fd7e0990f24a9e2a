import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { secureText, systemNames } from '../../text/secure.ts';
import { TrustFigures } from './trust-figures.tsx';

afterEach(cleanup);

// The pictures are hidden from screen readers, and their code may be missing, so they may say nothing that the words do not say.
it.each(systemNames)('shows nothing to tap that the words of the step do not name: %s', (system) => {
  const { steps } = secureText.systems[system];
  let chosen = 0;
  for (const [step, words] of steps.entries()) {
    const { container } = render(<TrustFigures system={system} step={step} />);
    for (const picture of container.querySelectorAll('svg'))
      expect(picture.getAttribute('aria-hidden')).toBe('true');
    for (const { textContent } of container.querySelectorAll('g text')) {
      chosen += 1;
      expect(words).toContain(textContent?.replaceAll('…', '').trim());
    }
    cleanup();
  }
  expect(chosen).toBeGreaterThan(1);
  const behind = render(<TrustFigures system={system} step={steps.length} />);
  expect(behind.container.innerHTML).toBe('');
});
