// Runs the programs of the set-up, one set-up at a time per checkout. Called by setup.mjs.
// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseLock, takeLock } from './process-lock.mjs';
import { SetupError } from './setup-plan.mjs';

const graceMs = 3_000;
const pollMs = 300;
const codesWhenInterrupted = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const interruptions = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} Program
 * @property {string} step name of the step, for messages and the log file
 * @property {string} command
 * @property {string[]} parameters
 * @property {string} folder
 * @property {string} wayOut what to do when it fails, without a full stop
 * @property {string} logFolder
 */

/**
 * Runs one program to its end. Its output is kept for the case of failure. An interruption ends it and all it started,
 * and only then this process: an npm that lives on would tidy up under the feet of the next one.
 *
 * @param {Program} program
 * @returns {Promise<void>}
 */
export function runProgram(program) {
  const { command, parameters, folder } = program;
  return new Promise((resolve, reject) => {
    /** @type {keyof typeof codesWhenInterrupted | undefined} */
    let interruptedBy;
    /** @param {keyof typeof codesWhenInterrupted} signal */
    const interrupt = (signal) => {
      if (interruptedBy) return;
      interruptedBy = signal;
      endGroup(child.pid, 'SIGTERM');
      setTimeout(kill, graceMs);
    };
    // The last resort when this process ends without having waited: nothing may outlive it.
    const kill = () => endGroup(child.pid, 'SIGKILL');
    // Before the program runs: an interruption may come as soon as it does.
    for (const signal of interruptions) process.on(signal, interrupt);
    process.once('exit', kill);
    const child = spawn(command, parameters, {
      cwd: folder,
      // Its own process group, so that its children can be ended with it.
      detached: true,
      // At run level 1 no package of Debian's starts the server it brings.
      env: { ...toCleanEnvironment(process.env), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const output = [];
    /** @param {Buffer} chunk */
    const keep = (chunk) => void output.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    /** @param {string} problem */
    const fail = (problem) => reject(toFailure(program, Buffer.concat(output).toString('utf8'), problem));
    child.on('error', (error) => fail(`could not be started (${error.message})`));
    child.on('close', (code, signal) => {
      for (const signal of interruptions) process.off(signal, interrupt);
      // Ends what has outlived its parent, too.
      if (interruptedBy) process.exit(codesWhenInterrupted[interruptedBy]);
      process.off('exit', kill);
      if (code === 0) resolve();
      else fail(signal ? `was ended by ${signal}` : `failed with code ${code}`);
    });
  });
}

/**
 * Does the work while no other set-up of the checkout works; waits for one that does.
 *
 * @param {string} lockFile
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function withLock(lockFile, work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  let announced = false;
  while (!takeLock(lockFile)) {
    if (!announced) console.log('Set-up: another set-up of this folder is running, waiting for it …');
    announced = true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const leave = () => releaseLock(lockFile);
  process.once('exit', leave);
  try {
    await work();
  } finally {
    process.off('exit', leave);
    leave();
  }
}

/**
 * @param {Program} program
 * @param {string} output
 * @param {string} problem
 * @returns {SetupError}
 */
function toFailure({ step, command, parameters, wayOut, logFolder }, output, problem) {
  mkdirSync(logFolder, { recursive: true });
  const logFile = join(logFolder, `${step}.log`);
  writeFileSync(logFile, output);
  const tail = output.trimEnd().split('\n').slice(-15).join('\n');
  const sentence =
    `Set-up stopped at ${step}: "${command} ${parameters[0] ?? ''}" ${problem}. ` +
    `${wayOut}, then run the command again (whole output: ${logFile}).`;
  return new SetupError(tail ? `${tail}\n\n${sentence}` : sentence);
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function endGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * What npm tells a script about itself would mislead an npm that works in another folder.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
function toCleanEnvironment(environment) {
  const misleading = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !misleading.test(name)));
}
