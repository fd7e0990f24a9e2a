import { KeyboardHelp } from '../../parts/keyboard-help/keyboard-help.tsx';
import { keyboardText, scorerKeys } from '../../text/keyboard.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** The keys of the scorer. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen title={keyboardText.title} onClose={onClose}>
      <KeyboardHelp intro={keyboardText.intro} keys={scorerKeys} />
    </Dialog>
  );
}
