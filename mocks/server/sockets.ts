import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { type EventHub, isFor } from '../db/events.ts';
import type { CookieSessions } from '../http/session.ts';

/** A real Socket.IO server: the cookie says who connects, and the handshake must name the same person. */
export function serveSockets(http: HttpServer, events: EventHub, sessions: CookieSessions): Server {
  const io = new Server(http, { path: '/socket.io', transports: ['websocket'], serveClient: false });
  io.use((socket, next) => {
    const userId = sessions.readHeader(socket.handshake.headers.cookie);
    const claimed = (socket.handshake.auth as { userId?: unknown }).userId;
    if (userId === null || claimed !== userId) return next(new Error('Unauthorized'));
    (socket.data as { userId: string }).userId = userId;
    next();
  });
  events.listen((event) => {
    for (const socket of io.sockets.sockets.values()) {
      if (isFor(event, (socket.data as { userId: string }).userId)) socket.emit(event.name, event.payload);
    }
  });
  return io;
}
