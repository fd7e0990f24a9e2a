import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { copyText } from '../../device/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

export type CopyButtonProps = {
  /** What is copied. */
  readonly content: string;
  readonly label: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly look?: 'primary';
};

/** Puts a text into the clipboard, and says whether that worked. */
export function CopyButton({ content, label, copied, notCopied, look }: CopyButtonProps) {
  const copy = async () => {
    const isCopied = await copyText(content);
    showToast({ kind: isCopied ? 'success' : 'error', title: isCopied ? copied : notCopied });
  };
  return (
    <Button
      {...(look !== undefined && { look })}
      icon={<IconCopy aria-hidden size={20} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
