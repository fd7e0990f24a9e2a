// Loaded into the server that the starter runs beside itself (`node --import`): the server ends when the starter is gone,
// even if the starter was killed and could send no message.
import process from 'node:process';
import { stopInTime } from './stop-in-time.mjs';

process.on('disconnect', stopInTime);
// This channel alone must not keep the server running.
process.channel?.unref();
