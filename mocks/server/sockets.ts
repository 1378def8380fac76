import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Backend } from '../backend.ts';
import { isFor } from '../db/events.ts';
import { type Fault, socketTarget } from '../http/faults.ts';
import type { CookieSessions } from '../http/session.ts';
import { isPageOf } from './cors.ts';
import { isOwnHost } from './hosts.ts';
import { originOf } from './nodeHttp.ts';

const personOf = (socket: Socket) => (socket.data as { userId: string }).userId;

interface Admitted {
  /** Origins of further pages. */
  readonly corsOrigins: readonly string[];
  /** Names under which the server answers. */
  readonly hosts: readonly string[];
}

/** Refuses a page of another origin, because every WebSocket carries cookies. Programs send no origin. */
function isAdmitted(request: IncomingMessage, origins: readonly string[], hosts: readonly string[]): boolean {
  try {
    const url = new URL(originOf(request));
    const { origin } = request.headers;
    return isOwnHost(url.hostname, hosts) && (origin === undefined || isPageOf(origin, url) || origins.includes(origin));
  } catch {
    return false;
  }
}

/** A real Socket.IO server: the cookie identifies the person, and the handshake must name the same one. */
export function serveSockets(http: HttpServer, backend: Backend, sessions: CookieSessions, { corsOrigins, hosts }: Admitted): Server {
  /** The fault that applies to the connection that is being opened. */
  let current: Fault | undefined;
  const io = new Server(http, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    allowRequest: (request, callback) => {
      if (!isAdmitted(request, corsOrigins, hosts)) return callback('The live connection is for pages of this host only', false);
      const fault = backend.faults.strike(socketTarget);
      current = fault;
      setTimeout(() => callback(null, fault?.network !== true && fault?.timeout !== true), fault?.malformed ? 0 : (fault?.delayMs ?? 0));
    },
  });
  const sessionOf = (socket: Socket) => sessions.readHeader(socket.handshake.headers.cookie);
  io.use((socket, next) => {
    const userId = sessionOf(socket);
    const claimed = (socket.handshake.auth as { userId?: unknown }).userId;
    const fault = current;
    if (fault?.status !== undefined) return next(new Error(fault.message ?? 'Service Unavailable'));
    if (fault?.malformed) setTimeout(() => socket.conn.close(), fault.delayMs ?? 1000);
    if (userId === null || claimed !== userId || !backend.isActive(userId)) return next(new Error('Unauthorized'));
    (socket.data as { userId: string }).userId = userId;
    next();
  });
  backend.events.listen((event) => {
    for (const socket of io.sockets.sockets.values()) if (isFor(event, personOf(socket))) socket.emit(event.name, event.payload);
  });
  const drop = () => io.sockets.sockets.forEach((socket) => socket.conn.close());
  backend.dropSockets.listen(drop);
  // A connection ends with the session or the account that it was opened with.
  backend.settled.listen(() => {
    for (const socket of io.sockets.sockets.values()) {
      if (sessionOf(socket) !== personOf(socket) || !backend.isActive(personOf(socket))) socket.disconnect(true);
    }
  });
  return io;
}
