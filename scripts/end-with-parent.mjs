// Loaded into a program's process before it starts: when the command that started it is gone, however that went, the program
// and all it has started go, too. Its standard input is a pipe that only that command holds. Plain JavaScript: a preload.
import { isMainThread } from 'node:worker_threads';

// The program's own processes and threads load this as well, have another input, and are ended with it.
if (isMainThread && process.send === undefined) {
  process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL'));
  process.stdin.resume();
  // Nothing to wait for when the program is done.
  if ('unref' in process.stdin) process.stdin.unref();
}
