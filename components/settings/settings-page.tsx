'use client';

import { WithSession } from '@/components/shell/session';
import { Appearance } from './appearance';
import { EditorOptions } from './editor-options';
import { type LimitFacts, Limits } from './limits';
import styles from './settings.module.css';
import { SettingsFile } from './settings-file';
import { type RuleFacts, Severities } from './severities';
import { StorageFacts } from './storage-facts';
import { TokenizerChoice } from './tokenizer-choice';

interface SettingsPageProps {
  limits: readonly LimitFacts[];
  rules: readonly RuleFacts[];
}

/** What a person may set. Every change holds at once. */
export function SettingsPage({ limits, rules }: SettingsPageProps) {
  return (
    <>
      <h1 className={styles.title}>Settings</h1>
      <p className={styles.lead}>Kept in this browser, for all harnesses. Every change holds at once.</p>
      <WithSession fallback={<div className={styles.waiting} aria-busy />}>
        <Appearance />
        <EditorOptions />
        <TokenizerChoice />
        <Limits limits={limits} />
        <Severities rules={rules} />
        <SettingsFile />
        <StorageFacts />
      </WithSession>
    </>
  );
}
