'use client';

import { Component, type ReactNode } from 'react';
import { packZip } from '@/lib/core/zip';
import { openSession, saveAs } from '@/lib/studio/session';
import { Crash } from './crash';

interface State {
  error?: Error;
}

/** Whatever breaks on the page, the work is in the store: it is offered as a download. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Crash error={error} onDownload={() => void download()} onRetry={() => this.setState({})} />;
  }
}

/** Packed here, not in the worker: the fault may lie there. */
export async function download(): Promise<void> {
  const { studio } = await openSession();
  const { harness, name } = studio.store.getState();
  saveAs(`${name || 'harness'}.zip`, packZip(harness), 'application/zip');
}
