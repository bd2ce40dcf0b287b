// Loaded into the Directus process before it starts: where its launcher is gone, and with it the reader of its log, it still
// ends in order instead of failing at the next line.
const ignore = (): void => undefined;
process.stdout.on('error', ignore);
process.stderr.on('error', ignore);
