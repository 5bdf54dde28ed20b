/** What hooks of this format are read against: the eleven events, and the two names of the harness's directory. */
import { claudeEvents, claudeHandlerTypes, claudeTools, type HookEvent, type HookHost } from '../common/hooks';
import { eventNames, toolEvents } from './names';

const whens = new Map(claudeEvents.map(({ name, when }) => [name, when]));

export const hookHost: HookHost = {
  events: eventNames.map((name): HookEvent => {
    const event = { name, when: whens.get(name) ?? `at ${name}` };
    return toolEvents.has(name) ? { ...event, matches: 'tools' } : event;
  }),
  tools: [...claudeTools, 'apply_patch'],
  handlerTypes: claudeHandlerTypes,
  rootVariables: ['PLUGIN_ROOT', 'KAPSO_HARNESS_ROOT'],
};
