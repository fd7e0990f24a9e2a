import { eventFilesText as text } from '../../text/event-files.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { LateCopyButton } from '../copy-button/late-copy-button.tsx';
import { KnownAddress } from '../server-address/known-address.tsx';

const kinds = ['table', 'bracket', 'next', 'live'] as const;
type Kind = (typeof kinds)[number];

/** What a website contains to show an address of this server. */
export const codeOf = (address: string): string =>
  `<iframe src="${address}" width="100%" height="480" style="border:0" sandbox="allow-scripts" loading="lazy"></iframe>`;

type Props = {
  readonly eventId: string;
  /** Whether the event has a knockout, and so a bracket. */
  readonly hasBracket: boolean;
};

/** Copies the code with which the website of a club shows this event. */
export function EmbedCode({ eventId, hasBracket }: Props) {
  const shown: readonly Kind[] = kinds.filter((kind) => kind !== 'bracket' || hasBracket);
  return (
    <Stack gap="s">
      <p>{text.embed}</p>
      <Inline gap="s" wraps>
        {shown.map((kind) => (
          <KnownAddress key={kind} path={`/embed/${kind}/${eventId}`}>
            {(address) => (
              <LateCopyButton
                content={codeOf(address)}
                label={text.embedKinds[kind]}
                copied={text.codeCopied}
                notCopied={text.codeNotCopied}
              />
            )}
          </KnownAddress>
        ))}
      </Inline>
    </Stack>
  );
}
