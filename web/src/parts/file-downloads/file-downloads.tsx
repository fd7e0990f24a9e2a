import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { FileProgress, ReceivedFile } from '../../data/api/request-file.ts';
import { useChange } from '../../data/api/use-change.ts';
import { saveFile } from '../../device/save-file.ts';
import { fileDownloadsText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** A file that the user can download. */
type DownloadableFile = {
  readonly name: string;
  readonly read: (onProgress: FileProgress) => Promise<ReceivedFile>;
};

type Props = {
  readonly files: readonly DownloadableFile[];
  /** Text of a failure with its reason. */
  readonly failed: (reason: string) => string;
};

/** A button for each file; shows the progress of the file that is being loaded. */
export function FileDownloads({ files, failed }: Props) {
  const [percent, setPercent] = useState(0);
  const download = useChange({
    send: (name: string) => {
      setPercent(0);
      const file = files.find((one) => one.name === name);
      if (file === undefined) throw new Error(`No file ${name}`);
      return file.read((part) => setPercent(Math.floor(part * 100)));
    },
    keep: saveFile,
    failed: (error) => failed(errorReason(error)),
  });
  return (
    <>
      {download.failure === null ? null : <Notice tone="error">{download.failure}</Notice>}
      <Inline gap="s" wraps>
        {files.map(({ name }) => (
          <Button
            key={name}
            icon={<IconDownload size={20} />}
            isBusy={download.busyWith === name}
            disabled={download.isBusy}
            onClick={() => void download.run(name)}
          >
            {name}
          </Button>
        ))}
      </Inline>
      {download.isBusy ? (
        <ProgressBar comesIntoView text={fileDownloadsText.loading(percent)} percent={percent} />
      ) : null}
    </>
  );
}
