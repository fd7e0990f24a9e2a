import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { copyText } from '../../device/copy-text.ts';
import { copyText as copyWords } from '../../text/account.ts';
import { pageQrText as text } from '../../text/page-qr.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';

type ShareLinkProps = {
  readonly url: string;
  /** Stands above the address in the message that the user sends. */
  readonly title: string;
};

/** An address to read or copy, and the system's share sheet where there is one. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const copy = async () => {
    const isDone = await copyText(url);
    showToast(
      isDone ? { kind: 'success', title: copyWords.copied } : { kind: 'error', title: copyWords.failed },
    );
  };
  // If the user closes the sheet, nothing has to be said: the address stands beside it.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <output className={looks.muted} aria-label={text.address}>
        {url}
      </output>
      <Inline gap="s" justify="center" wraps>
        {typeof navigator.share === 'function' ? (
          <Button look="primary" icon={<IconShare size={20} />} onClick={share}>
            {text.share}
          </Button>
        ) : null}
        <Button icon={<IconCopy size={20} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </Inline>
    </>
  );
}
