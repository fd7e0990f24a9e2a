// Creates web/public/awake.{mp4,webm}: `node tools/awake-film.mjs`. It needs ffmpeg. The film shows one colour for some
// seconds, with a silent track, because systems stay awake rather for films with sound.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const target = join(import.meta.dirname, '../web/public');

const picture = ['-f', 'lavfi', '-i', 'color=c=0x2f9e6e:s=64x64:r=4:d=6'];
const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=mono'];
const common = ['-shortest', '-bitexact', '-y'];

const films = {
  'awake.mp4': [
    '-c:v',
    'libx264',
    '-profile:v',
    'baseline',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '16k',
    '-movflags',
    '+faststart',
  ],
  'awake.webm': ['-c:v', 'libvpx', '-b:v', '8k', '-c:a', 'libopus', '-b:a', '8k'],
};

for (const [name, codecs] of Object.entries(films)) {
  const args = ['-v', 'error', ...picture, ...silence, ...codecs, ...common, join(target, name)];
  const { status, stderr, error } = spawnSync('ffmpeg', args);
  if (status !== 0) throw new Error(`ffmpeg: ${error?.message ?? stderr.toString()}`);
}
