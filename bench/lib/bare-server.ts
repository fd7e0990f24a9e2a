import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the baseline server in a separate process. */
export async function startBareServer(answer: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const path = new URL('../load/bare-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [path, JSON.stringify({ answer })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(String(port)),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
