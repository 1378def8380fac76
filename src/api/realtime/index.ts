export type { RealtimeConnection, RealtimeFailure, RealtimeState } from './connection.ts';
export type { RealtimeEvent, RealtimePayload } from './events.ts';
export { createSocketConnection } from './socket.ts';
