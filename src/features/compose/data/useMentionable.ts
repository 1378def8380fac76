import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { request, searchUsers, type User } from '@/api';
import { putUsersAtom } from '@/features/users';
import { maxSuggestions, mentionDelay } from '../constants.ts';
import { isMentionable } from '../model/typedWord.ts';

/** Somebody who can be mentioned. */
export type Mentionable = User & { readonly username: string };

const nobody: readonly Mentionable[] = [];

/**
 * People whose username begins with the term; nobody without a term. A failure counts as nobody, because suggestions are optional. While
 * a longer term is being requested, the matching people of the last answer stay, so that the list doesn't flicker with every letter.
 */
export function useMentionable(term: string | undefined): readonly Mentionable[] {
  const putUsers = useSetAtom(putUsersAtom);
  const settled = useSettled(term);
  const { data = nobody, isPlaceholderData } = useQuery({
    queryKey: ['mentionable', settled],
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    // Answers aren't cached, because somebody may have been blocked meanwhile.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { search: settled ?? '', limit: maxSuggestions, autocomplete: true };
      const { results } = await request(searchUsers, { query, signal });
      putUsers(results);
      return results.filter(canBeMentioned).slice(0, maxSuggestions);
    },
  });
  const isAnswer = settled === term && !isPlaceholderData;
  return useMemo(() => {
    if (term === undefined) return nobody;
    return isAnswer ? data : data.filter(({ username }) => username.toLowerCase().startsWith(term.toLowerCase()));
  }, [data, isAnswer, term]);
}

function canBeMentioned(user: User): user is Mentionable {
  return isMentionable(user.username) && !user.isBlocked && !user.hasBlockedMe;
}

/** The term, debounced. */
function useSettled(term: string | undefined): string | undefined {
  const [settled, setSettled] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), mentionDelay);
    return () => clearTimeout(timer);
  }, [term]);
  return settled;
}
