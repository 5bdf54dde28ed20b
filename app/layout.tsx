import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { firstPaint } from '@/lib/studio/preferences';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Harness Studio', template: '%s · Harness Studio' },
  description: 'Author, review and export agent harnesses. Everything happens in your browser.',
  applicationName: 'Harness Studio',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3f3f1' },
    { media: '(prefers-color-scheme: dark)', color: '#101113' },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme is set before React arrives.
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
