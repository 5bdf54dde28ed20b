/** The hook reader: what a set of hooks does, read and never run. Formats give their events, tools and root variables. */
export { claudeEvents, claudeHandlerTypes, claudeTools } from './claude';
export type { CommandReading } from './command';
export { finderIn, type HookEvent, type HookHost } from './host';
export { shadowsOf } from './interpreter';
export { memberRemoval, spanInFile, spelling } from './json-text';
export type { Word } from './lexer';
export { type Hook, type HookFault, type HookSet, readHookSet } from './read';
export type { SimpleCommand } from './simple-command';
export { hookDetails, hookSentence, matcherWords } from './words';
