import { useEffect, useState } from 'react';
import { ApiError, getUserByUsername, request, usernameFault } from '@/api';
import { usernameCheckDelay } from '../constants.ts';
import type { Availability } from '../model/sentences.ts';

/**
 * Checks after a typing pause whether a username is free. A 404 means that it is free and is no error;
 * other failures are ignored: the server decides when the account is created.
 */
export function useUsernameCheck(username: string): Availability {
  const [answer, setAnswer] = useState<{ username: string; is: Availability }>();
  const isAllowed = usernameFault(username) === undefined;
  useEffect(() => {
    if (!isAllowed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const report = (is: Availability) => !signal.aborted && setAnswer({ username, is });
    const ask = () =>
      request(getUserByUsername, { params: { username }, signal }).then(
        () => report('taken'),
        (error: unknown) => report(error instanceof ApiError && error.statusCode === 404 ? 'free' : 'unknown'),
      );
    const timer = setTimeout(() => void ask(), usernameCheckDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [username, isAllowed]);
  if (!isAllowed) return 'unknown';
  return answer?.username === username ? answer.is : 'checking';
}
