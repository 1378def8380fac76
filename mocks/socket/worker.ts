import { type WebSocketHandler, ws } from 'msw';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { type EventHub, isFor } from '../db/events.ts';
import type { Signal } from '../db/signal.ts';
import type { Fault } from '../http/faults.ts';

export interface WorkerSocketOptions {
  /** Origin of the page. */
  readonly origin: string;
  /** The events for this page. */
  readonly events: EventHub;
  /** The signed-in person. */
  readonly userId: () => string | null;
  /** Emits when the signed-in person may have changed. */
  readonly settled: Signal;
  /** Emits when the connection must be closed. */
  readonly dropped: Signal;
  /** The fault that applies to a connection that is being opened. */
  readonly strike: () => Fault | undefined;
  /** Whether a real backend is asked instead. */
  readonly isPassedOn?: () => boolean;
  /** Milliseconds between two of the server's pings; the client gives up without them. */
  readonly pingInterval?: number;
  readonly pingTimeout?: number;
}

/** Engine.IO frame types, as the first character of a frame. */
const frame = { open: '0', ping: '2', pong: '3', message: '4' } as const;

type Client = { send(data: string): void; close(code?: number, reason?: string): void };

/** One connection: Engine.IO's handshake and heartbeat, and Socket.IO's default namespace. */
function serve(client: Client, options: WorkerSocketOptions, number: number, fault: Fault | undefined) {
  const { events, userId, pingInterval = 25_000, pingTimeout = 20_000 } = options;
  const encoder = new Encoder();
  const decoder = new Decoder();
  const send = (packet: Packet) => {
    for (const part of encoder.encode(packet)) if (typeof part === 'string') client.send(frame.message + part);
  };
  let stopListening = () => {};
  let stopWatching = () => {};
  let breakOff: ReturnType<typeof setTimeout> | undefined;
  let isAlive = true;

  const heartbeat = setInterval(() => {
    if (!isAlive) return client.close(1000, 'ping timeout');
    isAlive = false;
    client.send(frame.ping);
  }, pingInterval);

  const connect = (packet: Packet) => {
    if (fault?.status !== undefined) {
      return send({ type: PacketType.CONNECT_ERROR, nsp: packet.nsp, data: { message: fault.message ?? 'Service Unavailable' } });
    }
    if (fault?.malformed) breakOff = setTimeout(() => client.close(), fault.delayMs ?? 1000);
    const auth = (packet.data ?? {}) as { userId?: unknown };
    const person = userId();
    if (person === null || auth.userId !== person) {
      return send({ type: PacketType.CONNECT_ERROR, nsp: packet.nsp, data: { message: 'Unauthorized' } });
    }
    send({ type: PacketType.CONNECT, nsp: packet.nsp, data: { sid: `mock-${number}` } });
    stopListening();
    stopWatching();
    // A connection ends with the session or the account that it was opened with.
    stopWatching = options.settled.listen(() => {
      if (userId() === person) return;
      stopListening();
      stopWatching();
      send({ type: PacketType.DISCONNECT, nsp: packet.nsp });
    });
    stopListening = events.listen((event) => {
      if (isFor(event, person)) send({ type: PacketType.EVENT, nsp: packet.nsp, data: [event.name, event.payload] });
    });
  };

  decoder.on('decoded', (packet: Packet) => {
    if (packet.type === PacketType.CONNECT) connect(packet);
    if (packet.type === PacketType.DISCONNECT) stopListening();
  });
  // The client listens only once its own "open" has fired.
  const handshake = { sid: `engine-${number}`, upgrades: [], pingInterval, pingTimeout, maxPayload: 1_000_000 };
  const open = () => client.send(frame.open + JSON.stringify(handshake));
  const opening = fault?.delayMs && !fault.malformed ? setTimeout(open, fault.delayMs) : queueMicrotask(open);
  const stopDropping = options.dropped.listen(() => client.close());

  return {
    receive(data: unknown) {
      if (typeof data !== 'string') return;
      isAlive = true;
      if (data.startsWith(frame.message)) decoder.add(data.slice(1));
    },
    close() {
      clearInterval(heartbeat);
      clearTimeout(breakOff);
      clearTimeout(opening ?? undefined);
      stopDropping();
      stopListening();
      stopWatching();
      decoder.destroy();
    },
  };
}

/** Fails like an unanswered WebSocket: the library passes no error on, so the event is dispatched on the socket itself. */
function refuse(client: Client): void {
  const { socket } = client as Client & { readonly socket?: EventTarget };
  queueMicrotask(() => {
    socket?.dispatchEvent(new Event('error'));
    client.close();
  });
}

/** A small Socket.IO server inside the page: the real client connects to it through the mock library. */
export function workerSocket(options: WorkerSocketOptions): WebSocketHandler {
  let connections = 0;
  // The library removes `/socket.io/` from the address before it compares, so the origin's root is used.
  return ws.link(`${options.origin.replace(/^http/, 'ws')}/`).addEventListener('connection', ({ client, server }) => {
    // Other sockets of the page, such as the dev server's own, pass through.
    if (!client.url.searchParams.has('EIO') || options.isPassedOn?.()) return server.connect();
    connections += 1;
    const fault = options.strike();
    if (fault?.network || fault?.timeout) return refuse(client);
    const connection = serve(client, options, connections, fault);
    client.addEventListener('message', ({ data }) => connection.receive(data));
    client.addEventListener('close', () => connection.close());
  });
}
