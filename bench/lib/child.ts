import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a script of the folder `load` in a separate process and returns the JSON that it prints. */
export async function runChild<Result>(script: string, input: object): Promise<Result> {
  const path = new URL(`../load/${script}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, [path, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}`);
  return JSON.parse(output) as Result;
}

/** The input that `runChild` passed to this process. */
export const childInput = <Input>(): Input => JSON.parse(process.argv[2] ?? '{}') as Input;
