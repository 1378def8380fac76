import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, request, visitShortLink } from '@/api';
import { Card, EmptyState, FailureState, LinkButton, Page, SkeletonRegion, SkeletonText, VisuallyHidden } from '@/design-system';
import { logError } from '@/shared/lib/log';
import { paths } from '@/shared/lib/paths';
import { HomeLogo } from '../../shell/HomeLogo.tsx';
import { strings as common } from '../../strings.ts';
import { strings } from './strings.ts';

/** A short link: counts the visit and redirects to the post. */
export default function ShortLinkScreen() {
  const [search] = useSearchParams();
  const { state, retry } = useVisit(search.get('id') ?? '');
  return (
    <Page width="narrow" isCentered top={<HomeLogo />}>
      <VisuallyHidden as="h1">{strings.opening}</VisuallyHidden>
      <Card padding="6">
        {state === 'opening' && (
          <SkeletonRegion label={strings.opening}>
            <SkeletonText lines={4} />
          </SkeletonRegion>
        )}
        {state === 'gone' && (
          <EmptyState icon={Unlink} title={strings.goneTitle} action={<LinkButton href={paths.home()}>{common.toStart}</LinkButton>}>
            {strings.gone}
          </EmptyState>
        )}
        {state === 'failed' && (
          <FailureState title={strings.failedTitle} onRetry={retry}>
            {strings.failed}
          </FailureState>
        )}
      </Card>
    </Page>
  );
}

const notFound = 404;

function useVisit(id: string): { state: 'opening' | 'gone' | 'failed'; retry: () => void } {
  const [, navigate] = useLocation();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<{ of: number; state: 'gone' | 'failed' }>();
  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    request(visitShortLink, { params: { id }, signal: stop.signal })
      .then((link) => (link ? navigate(paths.post(link.postId), { replace: true }) : setOutcome({ of: tries, state: 'gone' })))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        logError('short link', error);
        setOutcome({ of: tries, state: error instanceof ApiError && error.statusCode === notFound ? 'gone' : 'failed' });
      });
    return () => stop.abort();
  }, [id, navigate, tries]);
  const state = id === '' ? 'gone' : outcome?.of === tries ? outcome.state : 'opening';
  return { state, retry: () => setTries(tries + 1) };
}
