import { useEffect, useState } from 'react';
import { useSession, useStudio } from '@/components/shell/session';
import type { Harness } from '@/lib/core/harness';
import { type TokenDelta, type TokenReport, tokenDeltas } from '@/lib/core/tokens';

interface Baseline {
  harness: Harness;
  /** "it was opened", "checkpoint “before the rewrite”". */
  since: string;
}

export interface Deltas {
  since: string;
  contexts: ReadonlyMap<string, TokenDelta>;
  files: ReadonlyMap<string, TokenDelta>;
}

/** What the figures were at the last checkpoint, or without one when the harness was opened. */
export function useDeltas(): Deltas | undefined {
  const baseline = useBaseline();
  const { studio } = useSession();
  const encoding = useStudio((state) => state.report.encoding);
  const contexts = useStudio((state) => state.report.contexts);
  const fileTokens = useStudio((state) => state.report.fileTokens);
  const formatId = useStudio((state) => state.report.format?.id);
  const [base, setBase] = useState<TokenReport>();

  useEffect(() => {
    let current = true;
    setBase(undefined);
    if (baseline && encoding !== undefined) {
      void studio.checker
        .api()
        .tokensOf(baseline.harness, formatId)
        .then((report) => current && setBase(report));
    }
    return () => {
      current = false;
    };
  }, [studio, baseline, encoding, formatId]);

  if (!base || !baseline || base.encoding !== encoding) return undefined;
  const head: TokenReport = { encoding, contexts, files: Object.fromEntries(fileTokens) };
  const found = tokenDeltas(base, head);
  const byName = (list: readonly TokenDelta[]) => new Map(list.map((one) => [one.name, one]));
  return { since: baseline.since, contexts: byName(found.contexts), files: byName(found.files) };
}

function useBaseline(): Baseline | undefined {
  const { storage } = useSession();
  const id = useStudio((state) => state.id);
  const base = useStudio((state) => state.base);
  const [baseline, setBaseline] = useState<Baseline>();
  useEffect(() => {
    let current = true;
    const opened: Baseline = { harness: base, since: 'it was opened' };
    const find = async (): Promise<Baseline> => {
      const [last] = await storage.checkpoints(id);
      const harness = last && (await storage.checkpointOf(last.id));
      return harness ? { harness, since: `checkpoint “${last.title}”` } : opened;
    };
    void find()
      .catch(() => opened)
      .then((found) => current && setBaseline(found));
    return () => {
      current = false;
    };
  }, [storage, id, base]);
  return baseline;
}
