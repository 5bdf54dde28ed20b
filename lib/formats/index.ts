/** The list of formats, and what a harness looks like to them. */
import type { Detection, Format } from '../core/format';
import type { Harness } from '../core/harness';
import { agentHarnesses } from './agent-harnesses';
import { agentium } from './agentium';
import { harnessLab } from './harness-lab';
import { kapso } from './kapso';

export const formats: readonly Format[] = [agentHarnesses, agentium, harnessLab, kapso];

export const formatById = (id: string): Format | undefined => formats.find((format) => format.id === id);

/** All formats a harness may be, likeliest first. */
export function detect(harness: Harness): { format: Format; detection: Detection }[] {
  return formats
    .flatMap((format) => {
      const detection = format.detect(harness);
      return detection ? [{ format, detection }] : [];
    })
    .sort((left, right) => right.detection.likelihood - left.detection.likelihood);
}

/** The likeliest format. Asks no further where one is beyond doubt: this runs at every check. */
export function likeliest(harness: Harness): Format | undefined {
  let best: { format: Format; likelihood: number } | undefined;
  for (const format of formats) {
    const likelihood = format.detect(harness)?.likelihood ?? 0;
    if (likelihood > (best?.likelihood ?? 0)) best = { format, likelihood };
    if (likelihood >= 1) break;
  }
  return best?.format;
}
