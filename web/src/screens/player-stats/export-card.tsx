import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useChange } from '../../data/api/use-change.ts';
import { type MatchesFile, readMatchesFile } from '../../data/statistics/player-stats.ts';
import { saveFile } from '../../device/save-file.ts';
import { errorReason } from '../../text/errors.ts';
import { statsMatchesText as text } from '../../text/stats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Row } from '../../ui/row.tsx';

const files: readonly MatchesFile[] = [
  { content: 'matches', format: 'csv' },
  { content: 'matches', format: 'json' },
  { content: 'turns', format: 'csv' },
  { content: 'turns', format: 'json' },
];

type Props = { readonly playerId: string; readonly query: StatisticsFilter };

/** Downloads the own matches and turns behind the figures as files. */
export function ExportCard({ playerId, query }: Props) {
  const filter = { ...query, status: ['finished' as const] };
  const download = useChange({
    send: (file: MatchesFile) => readMatchesFile(playerId, file, filter),
    keep: saveFile,
    failed: (error) => text.exportFailed(errorReason(error)),
  });
  return (
    <Card title={text.exportTitle}>
      <p>{text.exportText}</p>
      {download.failure === null ? null : <Notice tone="error">{download.failure}</Notice>}
      <Row gap="s" wraps>
        {files.map((file) => (
          <Button
            key={`${file.content}-${file.format}`}
            icon={<IconDownload size={20} />}
            isBusy={download.busyWith === file}
            onClick={() => void download.run(file)}
          >
            {text.files[file.content][file.format]}
          </Button>
        ))}
      </Row>
    </Card>
  );
}
