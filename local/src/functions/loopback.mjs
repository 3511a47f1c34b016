/*
 * Loaded before the functions framework in each function's process (node --import). The framework listens on
 * every network interface and on a port that must be known beforehand; this keeps it to 127.0.0.1 and tells the
 * parent which port it got. It is plain JavaScript because the process runs without a TypeScript loader.
 */
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function listenOnLoopback(port, onListening) {
  // Hosting alone closes idle connections: one that a busy function closed just as Hosting reused it would be a 502.
  this.keepAliveTimeout = 0;
  this.once('listening', () => process.send?.({ port: this.address().port }));
  return listen.call(this, { host: '127.0.0.1', port: Number(port) }, onListening);
};

// The parent is gone, however it ended: so is the reason to run.
process.on('disconnect', () => process.exit(0));
