// Loaded into the Directus process before it starts: if the launcher, which reads the log, is gone, Directus still
// shuts down gracefully instead of failing at the next log line.
const ignore = (): void => undefined;
process.stdout.on('error', ignore);
process.stderr.on('error', ignore);
