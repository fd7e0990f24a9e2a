// What pages need only while there is no server or the server fails: one chunk, which is loaded beside the first call.
export { readAfterFailure } from './read-after-failure.ts';
export { keepSeen, recallIfSlow, recallSeen } from './seen-answers.ts';
