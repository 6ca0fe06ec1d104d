/** Loaded into a server before anything else: it ends when the command that started it is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
