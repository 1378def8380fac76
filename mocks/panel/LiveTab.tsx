import { useCallback, useState } from 'react';
import type { LiveEvent } from '../db/events.ts';
import type { TabProps } from './tabs.ts';
import { useSubscription } from './useSubscription.ts';

/** Sends each event as the server would send it about the person's newest post. */
function sendSample({ backend, emit }: TabProps['control'], name: LiveEvent['name']): void {
  const { db } = backend;
  const userId = backend.sessions.read(new Request(location.href)) ?? backend.personaId('regular') ?? '';
  const reactor = db.users.get(backend.personaId('author'));
  const [post] = db.posts.newest('author', userId);
  const about = { postId: post?.id ?? '', postAuthorId: userId };
  if (name === 'new_notification') emit(name, {});
  if (name === 'post_marked_bot') emit(name, about);
  if (name === 'post_interaction') {
    const storageId = db.files.get(reactor?.avatarFileId)?.storageId ?? '';
    emit(name, { ...about, reactorUserId: reactor?.id ?? '', reactorAvatarUrl: `/s3/${storageId}` });
  }
}

/** Sends live events by hand, or with a bot continuously. */
export function LiveTab({ control }: TabProps) {
  const { backend, bot } = control;
  const [isRunning, setIsRunning] = useState(bot.isRunning);
  const [last, setLast] = useState<readonly LiveEvent[]>([]);
  useSubscription(
    useCallback(
      (listener) =>
        backend.events.listen((event) => {
          setLast((former) => [event, ...former].slice(0, 12));
          listener();
        }),
      [backend],
    ),
  );
  return (
    <>
      <h3>Send now</h3>
      <div className="row">
        {control.events.map((name) => (
          <button key={name} type="button" onClick={() => sendSample(control, name)}>
            {name}
          </button>
        ))}
      </div>
      <h3>Activity bot</h3>
      <p>Every eight seconds somebody weighs in, answers or writes.</p>
      <div className="row">
        <button
          type="button"
          aria-pressed={isRunning}
          onClick={() => {
            if (bot.isRunning) bot.stop();
            else bot.start();
            setIsRunning(bot.isRunning);
          }}
        >
          {isRunning ? 'Stop' : 'Start'}
        </button>
        <button type="button" onClick={() => bot.tick()}>
          One action now
        </button>
      </div>
      <h3>The connection</h3>
      <div className="row">
        <button type="button" onClick={() => control.dropSockets()}>
          Drop now
        </button>
        <button type="button" onClick={() => control.fail({ domain: 'sockets', network: true, times: 1 })}>
          Refuse the next
        </button>
      </div>
      <h3>Latest events</h3>
      <ul>
        {last.map((event, index) => (
          <li key={`${last.length - index} ${event.name}`}>
            <span>{event.name}</span>
            <span className="quiet">
              {event.to === 'everybody' ? 'everybody' : event.to.length === 1 ? '1 person' : `${event.to.length} people`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
