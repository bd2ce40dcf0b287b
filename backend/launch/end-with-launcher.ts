// Loaded into the Directus process before it starts: when the launcher ends, however that happens, Directus ends too.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
