// Runs one program of the set-up, and ends it with all its child processes when the set-up is interrupted: a surviving
// npm would interfere with the next one. Plain JavaScript, on Node 20.
import { spawn } from 'node:child_process';

/** A failure that the user can fix: one sentence, no stack. */
export class SetupError extends Error {}

const graceMs = 3_000;
const interruptions = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/** @typedef {keyof typeof interruptions} Interruption */

/** Variables that npm sets for scripts and that would mislead an npm in another folder. */
const misleading = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/;

/**
 * Rejects with the program's output, the name of the step and `wayOut`, which has no full stop.
 *
 * @param {{ command: readonly [string, ...string[]], folder: string, step: string, wayOut: string }} program
 * @returns {Promise<void>}
 */
export const runSetupSubprocess = ({ command: [program, ...parameters], folder, step, wayOut }) => {
  return new Promise((resolve, reject) => {
    /** @type {Interruption | undefined} */
    let interruptedBy;
    let output = '';
    /** @param {NodeJS.Signals} signal */
    const endGroup = (signal) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // The process has already ended.
      }
    };
    // Last resort if this process exits without waiting: no child process may outlive it.
    const kill = () => endGroup('SIGKILL');
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      interruptedBy ??= /** @type {Interruption} */ (signal);
      endGroup('SIGTERM');
      setTimeout(kill, graceMs);
    };
    /** @param {string} problem */
    const fail = (problem) => {
      const what = `"${program} ${parameters[0] ?? ''}" ${problem}`;
      reject(new SetupError(`${output}\nSet-up stopped at ${step}: ${what}. ${wayOut}, then run the command again.`));
    };
    // Registered before the program starts, because an interruption may come at any time.
    for (const signal of Object.keys(interruptions)) process.on(signal, interrupt);
    process.once('exit', kill);
    const environment = Object.entries(process.env).filter(([name]) => !misleading.test(name));
    const child = spawn(program, parameters, {
      cwd: folder,
      // A separate process group, so that its child processes can be ended with it.
      detached: true,
      // Run level 1 keeps Debian packages from starting their servers.
      env: { ...Object.fromEntries(environment), DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.on('error', (error) => fail(`could not be started (${error.message})`));
    child.on('close', (code, signal) => {
      for (const name of Object.keys(interruptions)) process.off(name, interrupt);
      // Also ends child processes that outlived their parent.
      if (interruptedBy) process.exit(interruptions[interruptedBy]);
      process.off('exit', kill);
      if (code === 0) resolve();
      else fail(signal ? `was ended by ${signal}` : `failed with code ${code}`);
    });
  });
};
