import type { ReactNode } from 'react';
import { readResultsFile } from '../../data/club/event-files.ts';
import { eventFilesText as text } from '../../text/event-files.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FileDownloads } from '../file-downloads/file-downloads.tsx';
import { EmbedCode } from './embed-code.tsx';

const formats = ['json', 'csv'] as const;

type Props = {
  readonly eventId: string;
  /** Whether the viewer may also have the files with full names. */
  readonly isOrganiser: boolean;
  readonly isPublic: boolean;
  /** Whether the event has a knockout, and so a bracket. */
  readonly hasBracket: boolean;
  /** Further things to take away. */
  readonly children?: ReactNode;
};

/** The results of an event as files. */
export function EventFiles({ eventId, isOrganiser, isPublic, hasBracket, children }: Props) {
  const filesOf = (content: 'public' | 'complete') =>
    formats.map((format) => ({
      name: (content === 'public' ? text.files : text.completeFiles)[format],
      read: (onProgress: (part: number) => void) => readResultsFile(eventId, { format, content }, onProgress),
    }));
  return (
    <Card title={text.title}>
      <Stack gap="m">
        <p>{text.about}</p>
        <FileDownloads
          files={[...filesOf('public'), ...(isOrganiser ? filesOf('complete') : [])]}
          failed={text.failed}
        />
        {children}
        {isOrganiser && isPublic ? <EmbedCode eventId={eventId} hasBracket={hasBracket} /> : null}
      </Stack>
    </Card>
  );
}
