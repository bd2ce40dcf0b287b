// Preloaded into a program's process: ends the program and everything it started once the command that started it is
// gone. Its standard input is a pipe held only by that command. Plain JavaScript, because it is a preload.
import { isMainThread } from 'node:worker_threads';

// Child processes and threads also load this file; they have a different input and end with the program.
if (isMainThread && process.send === undefined) {
  process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL'));
  process.stdin.resume();
  // Does not keep a finished program running.
  if ('unref' in process.stdin) process.stdin.unref();
}
