import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Combobox } from '../ui/combobox.tsx';
import { Stepper } from '../ui/stepper.tsx';

/** Loads the code of the fields that is loaded later, so that a field does not change during a test. */
export async function loadFields(): Promise<void> {
  const nothing = () => undefined;
  render(
    <>
      <Combobox label="Person" text="" onText={nothing} sections={[]} onChoose={nothing} values="open" />
      <Stepper label="Legs" value={3} min={1} max={9} onChange={nothing} />
    </>,
  );
  await screen.findByRole('combobox', { name: 'Person' }, { timeout: 15_000 });
  const isLoaded = () => {
    if (document.querySelector('[aria-roledescription]') === null) throw new Error('not yet');
  };
  await waitFor(isLoaded, { timeout: 15_000 });
  cleanup();
}
