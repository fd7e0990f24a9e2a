import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileProgress, ReceivedFile } from '../../data/api/request-file.ts';
import { saveFile } from '../../device/save-file.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { FileDownloads } from './file-downloads.tsx';

vi.mock('../../device/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeEach(() => vi.mocked(saveFile).mockClear());
afterEach(cleanup);

/** A file whose loading a test controls. */
const openFile = () => {
  let tell: FileProgress = () => undefined;
  let settle: (file: ReceivedFile | Error) => void = () => undefined;
  const loading = new Promise<ReceivedFile>((resolve, reject) => {
    settle = (file) => (file instanceof Error ? reject(file) : resolve(file));
  });
  const read = (onProgress: FileProgress) => {
    tell = onProgress;
    return loading;
  };
  return {
    read,
    tell: (part: number) => act(() => tell(part)),
    settle: (file: ReceivedFile | Error) => settle(file),
  };
};
const button = (name: string) => screen.getByRole('button', { name });
const failed = (reason: string) => `Nicht geladen (${reason})`;

describe('downloads of files', () => {
  it('show how much of a file has arrived, and save it', async () => {
    const [table, other] = [openFile(), openFile()];
    const files = [
      { name: 'Tabelle', read: table.read },
      { name: 'Anderes', read: other.read },
    ];
    renderInApp(<FileDownloads files={files} failed={failed} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(button('Tabelle'));
    const bar = await screen.findByRole('progressbar', { name: 'Die Datei wird geladen: 0 %' });
    table.tell(0.426);
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    expect(button('Anderes').hasAttribute('disabled')).toBe(true);
    const file = { name: 'a.csv', content: new Blob(['a']) };
    await act(async () => table.settle(file));
    await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe(file);
    expect(button('Anderes').hasAttribute('disabled')).toBe(false);
  });

  it('save no part of an incomplete file', async () => {
    const table = openFile();
    renderInApp(<FileDownloads files={[{ name: 'Tabelle', read: table.read }]} failed={failed} />);
    await userEvent.click(button('Tabelle'));
    await act(async () => table.settle(Object.assign(new Error(), { code: 'error.export.already-running' })));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Nicht geladen \(Für dich wird gerade schon/,
    );
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
