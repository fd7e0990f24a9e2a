import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { copyText as putIntoClipboard } from '../../device/copy-text.ts';
import { copyText } from '../../text/account.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';
import classes from './code-line.module.css';

type Props = {
  readonly label: string;
  readonly code: string;
  /** Label of the copy button. */
  readonly copy: string;
  readonly hint?: string;
  /** Whether the label is only for screen readers, because a title says the same. */
  readonly hidesLabel?: boolean;
};

/** A code to read aloud or to copy. */
export function CodeLine({ label, code, copy, hint, hidesLabel = false }: Props) {
  const [isCopied, setCopied] = useState(false);
  const onCopy = async () => {
    const isDone = await putIntoClipboard(code);
    setCopied(isDone);
    showToast(
      isDone ? { kind: 'success', title: copyText.copied } : { kind: 'error', title: copyText.failed },
    );
  };
  return (
    <Stack gap="xs">
      {hidesLabel ? null : <p className={looks.label}>{label}</p>}
      <Inline gap="m" align="center" justify="between" className={classes.row}>
        <output className={classes.code} aria-label={label}>
          {code}
        </output>
        <IconButton
          label={copy}
          icon={isCopied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
          onClick={() => void onCopy()}
        />
      </Inline>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
    </Stack>
  );
}
