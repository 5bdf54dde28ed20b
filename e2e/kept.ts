/** What the browser's storage holds, read past the studio: the bytes a person would find after a crash. */
import { expect, type Page } from '@playwright/test';
import { status } from './support';

/** Path → bytes as hex of the harness that was opened last; `''` for an empty folder. Any page of the site may ask. */
export const keptFiles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const id = localStorage.getItem('harness-studio.last') ?? '';
    const database = await answered(indexedDB.open('harness-studio'));
    const store = database.transaction('entries').objectStore('entries');
    const range = IDBKeyRange.bound([id, 'now'], [id, 'now', []]);
    const [keys, values] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
    database.close();
    const hex = (bytes: Uint8Array = new Uint8Array()): string =>
      Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return Object.fromEntries(keys.map((key, at) => [(key as string[])[2] ?? '', hex(values[at]?.bytes)]));
  });

/** The kept bytes once everything is written. */
export async function savedFiles(page: Page): Promise<Record<string, string>> {
  await expect(status(page).getByText('Saved', { exact: true })).toBeVisible();
  return keptFiles(page);
}

export const textOfHex = (hex = ''): string => Buffer.from(hex, 'hex').toString('utf8');
