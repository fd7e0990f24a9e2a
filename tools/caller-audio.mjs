// Creates web/public/caller/*.mp3: `node tools/caller-audio.mjs`. It needs python3 with venv, and ffmpeg; the voice
// comes from PyPI. The files are committed, so nobody needs this tool to run or build the app.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from './caller/calls.mjs';
import { sampleRate, trimAndLevel } from './caller/loudness.mjs';
import { projectRoot } from './lib/project.mjs';

/** Package with SVOX Pico and its voices, Apache License 2.0 (docs/decisions/0009-caller-voice.md). */
const voicePackage = 'py-nanotts==0.1.1';
const maxTotalBytes = 2_000_000;
const target = join(projectRoot, 'web/public/caller');

/** Python script: reads calls as JSON and writes one file of raw 16-bit samples for each. */
const speak = `
import json, sys
from py_nanotts import NanoTTS
voice = NanoTTS()
for call in json.load(open(sys.argv[1])):
    open(sys.argv[2] + '/' + call['name'] + '.raw', 'wb').write(
        voice.speak(call['text'], voice=call['voice'], speed=call['speed'], pitch=call['pitch']))
`;

/** ffmpeg filters that even out the loudness and brighten the 16 kHz voice, so that it is clear in a hall. */
const clarify =
  'highpass=f=110,treble=g=4:f=3200,acompressor=threshold=-22dB:ratio=4:attack=4:release=70:makeup=3';

const work = mkdtempSync(join(tmpdir(), 'neundarter-caller-'));
try {
  const python = installVoice();
  writeFileSync(join(work, 'calls.json'), JSON.stringify(calls));
  run([python, '-c', speak, join(work, 'calls.json'), work]);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const call of calls) encode(call.name);
  writeLicence();
  report();
} finally {
  rmSync(work, { recursive: true });
}

/** @returns {string} path of the Python with the installed voice */
function installVoice() {
  run(['python3', '-m', 'venv', join(work, 'venv')]);
  run([join(work, 'venv/bin/pip'), 'install', '--quiet', '--disable-pip-version-check', voicePackage]);
  return join(work, 'venv/bin/python');
}

/** @param {string} name */
function encode(name) {
  const raw = ['-f', 's16le', '-ar', `${sampleRate}`, '-ac', '1', '-i', join(work, `${name}.raw`)];
  const clear = run(['ffmpeg', '-v', 'error', ...raw, '-af', clarify, '-f', 'f32le', '-']);
  const samples = new Float32Array(clear.buffer.slice(clear.byteOffset, clear.byteOffset + clear.byteLength));
  const word = trimAndLevel(samples);
  const levelled = join(work, `${name}.f32`);
  writeFileSync(levelled, Buffer.from(word.buffer, word.byteOffset, word.byteLength));
  const input = ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '1', '-i', levelled];
  const limit = ['-af', 'alimiter=limit=0.95:level=disabled'];
  const mp3 = ['-codec:a', 'libmp3lame', '-b:a', '32k', '-id3v2_version', '0', '-bitexact'];
  run(['ffmpeg', '-v', 'error', ...input, ...limit, ...mp3, join(target, `${name}.mp3`)]);
}

function writeLicence() {
  const licences = run(['find', join(work, 'venv'), '-path', '*nanotts*', '-name', 'LICENSE*'])
    .toString()
    .trim()
    .split('\n');
  cpSync(licences[0] ?? '', join(target, 'APACHE-2.0.txt'));
  writeFileSync(
    join(target, 'LICENSE'),
    'These sounds were spoken by SVOX Pico with its voices de-DE (gl0) and en-GB (kh0), copyright (C) 2008-2009 SVOX AG,\n' +
      `licensed under the Apache License, Version 2.0 (APACHE-2.0.txt). Made by tools/caller-audio.mjs with ${voicePackage}.\n`,
  );
}

function report() {
  const total = readdirSync(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
  console.log(`${calls.length} sounds, ${Math.round(total / 1000)} kB in ${target}`);
  if (total > maxTotalBytes) throw new Error(`more than ${maxTotalBytes / 1000} kB`);
}

/** @param {string[]} command @returns {Buffer} its output */
function run([program = '', ...args]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { maxBuffer: 100_000_000 });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? stderr.toString()}`);
  return stdout;
}
