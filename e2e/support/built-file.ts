import { readFileSync } from 'node:fs';

const manifest = new URL('../../web/dist/.vite/manifest.json', import.meta.url);

/** Path of the file into which the build puts a source file: `/assets/m-….js`. */
export function builtFile(source: string): string {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly [key: string]: { readonly file: string };
  };
  const built = files[source];
  if (built === undefined) throw new Error(`no file of the build begins with ${source}`);
  return `/${built.file}`;
}
