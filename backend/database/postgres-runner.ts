// A small process of its own that runs PostgreSQL and stops it when the process that started it ends, however that
// happens: a killed launcher leaves no database behind. Started by the embedded database as
// `postgres-runner.ts <uid> <gid> <program> <arguments…>` with an IPC channel; closing the channel is the order to stop. A message
// says that the server has come up: from then on it is started again when it ends by itself.
import { spawn, type ChildProcess } from 'node:child_process';

const [uid, gid, program, ...programArguments] = process.argv.slice(2);
if (!uid || !gid || !program) throw new Error('postgres-runner.ts needs: <uid> <gid> <program> <arguments…>');

/** A server that ends more often is broken, and its log says why. */
const maxRestarts = 5;
/** The processes of a killed server need a moment to see that it is gone and to leave the memory they share. */
const restartDelayMs = 500;

let child: ChildProcess | undefined;
let restarts = 0;
let isStopping = false;
let isRestarted = false;

const start = (): void => {
  if (isStopping) process.exit(0);
  child = spawn(program, programArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => {
    child = undefined;
    if (isStopping || !isRestarted || restarts === maxRestarts) process.exit(code ?? 1);
    restarts += 1;
    setTimeout(start, restartDelayMs * restarts);
  });
};

// SIGINT is PostgreSQL's "fast" stop: connections are closed, everything is written.
const stop = (): void => {
  isStopping = true;
  if (child) child.kill('SIGINT');
  else process.exit(0);
};
process.on('message', () => (isRestarted = true));
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

start();
