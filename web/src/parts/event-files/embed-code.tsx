import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { copyText } from '../../device/copy-text.ts';
import { eventFilesText as text } from '../../text/event-files.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toast.tsx';
import { KnownAddress } from '../server-address/known-address.tsx';

const kinds = ['table', 'bracket', 'next', 'live'] as const;
type Kind = (typeof kinds)[number];

const codeOf = (address: string): string =>
  `<iframe src="${address}" width="100%" height="480" style="border:0" sandbox="allow-scripts" loading="lazy"></iframe>`;

type Props = {
  readonly eventId: string;
  /** Whether the event has a knockout, and so a bracket. */
  readonly hasBracket: boolean;
};

/** Copies the code with which the website of a club shows this event. */
export function EmbedCode({ eventId, hasBracket }: Props) {
  const copy = async (address: string) => {
    const isCopied = await copyText(codeOf(address));
    showToast({
      kind: isCopied ? 'success' : 'error',
      title: isCopied ? text.codeCopied : text.codeNotCopied,
    });
  };
  const shown: readonly Kind[] = kinds.filter((kind) => kind !== 'bracket' || hasBracket);
  return (
    <Stack gap="s">
      <p>{text.embed}</p>
      <Inline gap="s" wraps>
        {shown.map((kind) => (
          <KnownAddress key={kind} path={`/embed/${kind}/${eventId}`}>
            {(address) => (
              <Button icon={<IconCopy aria-hidden size={20} />} onClick={() => void copy(address)}>
                {text.embedKinds[kind]}
              </Button>
            )}
          </KnownAddress>
        ))}
      </Inline>
    </Stack>
  );
}
