import { cookieName } from '../../mocks/http/session.ts';
import { realtimeEvents } from '../../src/api/realtime/events.ts';
import socket from '../../tests/spec/socket.json' with { type: 'json' };
import { toSchema } from './components.ts';
import { contractVersion } from './openApi.ts';

const descriptions: Readonly<Record<keyof typeof realtimeEvents, string>> = {
  new_notification: 'The unread notifications of this person have changed: ask for them again. The payload says nothing.',
  post_interaction:
    "Somebody weighed in on a post. For everybody who is connected; of a private group's posts, for its members only. One's own are passed over by the client.",
  post_marked_bot: "A post looks like a machine's work. For everybody who may read it.",
};

const examples: Readonly<Record<keyof typeof realtimeEvents, object>> = {
  new_notification: {},
  post_interaction: { postId: 'p0000176', postAuthorId: 'u0000002', reactorUserId: 'u0000003', reactorAvatarUrl: '/s3/f0000002-k3x9' },
  post_marked_bot: { postId: 'p0000176', postAuthorId: 'u0000002' },
};

const names = Object.keys(realtimeEvents) as (keyof typeof realtimeEvents)[];
// A test checks that the client's options equal these.
const { path, reconnectionDelay, reconnectionDelayMax, randomizationFactor, timeout } = socket;

const connection = [
  `Socket.IO 4 over WebSocket only, at \`${path}\` of the page's own origin, in the default namespace.`,
  `The session cookie \`${cookieName}\` says who connects, and the handshake's \`auth.userId\` must name the same person;`,
  'anybody else is answered with a connection error `Unauthorized` and does not try again.',
  'The connection ends with the session and with the account.',
  `The client comes back after ${reconnectionDelay} to ${reconnectionDelayMax} ms (jitter ${randomizationFactor}), without end, and gives up an attempt after ${timeout} ms.`,
  'It sends nothing after the handshake.',
].join(' ');

/** The live part of the contract as an AsyncAPI 3.0 document. */
export function buildAsyncApi(): object {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Sez live events',
      version: contractVersion,
      description: `${connection} Generated from \`src/api/realtime\`; change it there.`,
    },
    defaultContentType: 'application/json',
    servers: {
      page: {
        host: 'app.example.com',
        protocol: 'wss',
        pathname: path,
        description: "The page's own origin.",
        security: [{ $ref: '#/components/securitySchemes/session' }],
      },
    },
    channels: {
      events: {
        address: '/',
        title: 'Events of the server',
        description: 'Socket.IO events, each with one JSON object as its only argument.',
        servers: [{ $ref: '#/servers/page' }],
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: Object.fromEntries(
      names.map((name) => [
        name,
        {
          action: 'receive',
          summary: descriptions[name].split(/[.:]/, 1)[0] ?? '',
          channel: { $ref: '#/channels/events' },
          messages: [{ $ref: `#/channels/events/messages/${name}` }],
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        names.map((name) => [
          name,
          {
            name,
            title: name,
            summary: descriptions[name],
            contentType: 'application/json',
            payload: toSchema(realtimeEvents[name]),
            examples: [{ name, payload: examples[name] }],
          },
        ]),
      ),
      schemas: {
        Handshake: {
          type: 'object',
          description: 'The `auth` of the Socket.IO handshake.',
          properties: { userId: { type: 'string', description: 'The id of the signed-in person.' } },
          required: ['userId'],
        },
      },
      securitySchemes: {
        session: { type: 'httpApiKey', in: 'cookie', name: cookieName, description: 'The HttpOnly session cookie.' },
      },
    },
  };
}
