import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { type MatchesFile, readMatchesFile } from '../../data/statistics/player-stats.ts';
import { saveFile } from '../../device/save-file.ts';
import { errorReason } from '../../text/errors.ts';
import { statsMatchesText as text } from '../../text/stats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './stats-page.module.css';

const files: readonly MatchesFile[] = [
  { content: 'matches', format: 'csv' },
  { content: 'matches', format: 'json' },
  { content: 'turns', format: 'csv' },
  { content: 'turns', format: 'json' },
];

type Props = { readonly playerId: string; readonly query: StatisticsFilter };

/** The own matches and turns behind the figures, as files. */
export function ExportCard({ playerId, query }: Props) {
  const filter = { ...query, status: ['finished' as const] };
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (file: MatchesFile) => readMatchesFile(playerId, file, filter),
    onSuccess: saveFile,
  });
  return (
    <Card title={text.exportTitle}>
      <p>{text.exportText}</p>
      {error === null ? null : <Notice tone="error">{text.exportFailed(errorReason(error))}</Notice>}
      <div className={classes.buttons}>
        {files.map((file) => (
          <Button
            key={`${file.content}-${file.format}`}
            icon={<IconDownload size={20} />}
            isBusy={isPending && variables === file}
            onClick={() => mutate(file)}
          >
            {text.files[file.content][file.format]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
