'use client';

import { Crash } from '@/components/shell/crash';
import { download } from '@/components/shell/error-boundary';

export default function ErrorPage({ error, reset }: { error: Error; reset(): void }) {
  return <Crash error={error} onDownload={() => void download()} onRetry={reset} />;
}
