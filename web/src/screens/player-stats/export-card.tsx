import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import { type MatchesFile, readMatchesFile } from '../../data/statistics/player-stats.ts';
import { FileDownloads } from '../../parts/file-downloads/file-downloads.tsx';
import { statsMatchesText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';

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
  return (
    <Card title={text.exportTitle}>
      <p>{text.exportText}</p>
      <FileDownloads
        files={files.map((file) => ({
          name: text.files[file.content][file.format],
          read: (onProgress) => readMatchesFile(playerId, file, { filter, onProgress }),
        }))}
        failed={text.exportFailed}
      />
    </Card>
  );
}
