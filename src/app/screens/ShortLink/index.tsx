import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, request, visitShortLink } from '@/api';
import { FailureState, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { friendlyMessage } from '@/features/feedback';
import { logError } from '@/shared/lib/log';
import { paths } from '@/shared/lib/paths';
import { DeadEnd, NothingHere } from '../DeadEnd/index.tsx';
import { strings } from './strings.ts';

/** A short link: counts the visit and redirects to the post. */
export default function ShortLinkScreen() {
  const [search] = useSearchParams();
  const { state, error, retry } = useVisit(search.get('id') ?? '');
  return (
    <DeadEnd>
      {state !== 'gone' && <VisuallyHidden as="h1">{strings.opening}</VisuallyHidden>}
      {state === 'opening' && (
        <SkeletonRegion label={strings.opening}>
          <SkeletonText lines={4} />
        </SkeletonRegion>
      )}
      {state === 'gone' && (
        <NothingHere icon={Unlink} title={strings.goneTitle}>
          {strings.gone}
        </NothingHere>
      )}
      {state === 'failed' && (
        <FailureState title={strings.failedTitle} onRetry={retry}>
          {friendlyMessage(error)}
        </FailureState>
      )}
    </DeadEnd>
  );
}

const notFound = 404;

function useVisit(id: string): { state: 'opening' | 'gone' | 'failed'; error: unknown; retry: () => void } {
  const [, navigate] = useLocation();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<{ of: number; state: 'gone' | 'failed'; error?: unknown }>();
  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    request(visitShortLink, { params: { id }, signal: stop.signal })
      .then((link) => (link ? navigate(paths.post(link.postId), { replace: true }) : setOutcome({ of: tries, state: 'gone' })))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        logError('short link', error);
        setOutcome({ of: tries, state: error instanceof ApiError && error.statusCode === notFound ? 'gone' : 'failed', error });
      });
    return () => stop.abort();
  }, [id, navigate, tries]);
  const state = id === '' ? 'gone' : outcome?.of === tries ? outcome.state : 'opening';
  return { state, error: outcome?.error, retry: () => setTries(tries + 1) };
}
