/*
 * Loaded before the emulator suite (node --import): when the process that started it is gone, however it ended,
 * the suite stops as on Ctrl-C. Plain JavaScript because the suite runs without a TypeScript loader.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
