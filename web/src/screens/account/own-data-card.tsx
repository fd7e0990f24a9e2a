import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useChange } from '../../data/api/use-change.ts';
import { readOwnData, readOwnTable } from '../../data/people/users.ts';
import { saveFile } from '../../device/save-file.ts';
import { ownDataText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/row.tsx';

const files = ['all', 'matches', 'turns'] as const;
type FileKey = (typeof files)[number];

/** Downloads all data stored about the user. */
export function OwnDataCard({ playerId }: { readonly playerId: string }) {
  const download = useChange({
    send: (file: FileKey) => (file === 'all' ? readOwnData() : readOwnTable(playerId, file)),
    keep: saveFile,
    failed: (error) => ownDataText.failed(errorReason(error)),
  });
  return (
    <Card title={ownDataText.title}>
      <p>{ownDataText.text}</p>
      {download.failure === null ? null : <Notice tone="error">{download.failure}</Notice>}
      <Row gap="m" wraps>
        {files.map((file) => (
          <Button
            key={file}
            icon={<IconDownload size={20} />}
            isBusy={download.busyWith === file}
            onClick={() => void download.run(file)}
          >
            {ownDataText[file]}
          </Button>
        ))}
      </Row>
    </Card>
  );
}
