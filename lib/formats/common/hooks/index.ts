/** The hook reader: what a set of hooks does, read and never run. Formats give their events, tools and root variables. */
export { claudeEvents, claudeHandlerTypes, claudeTools } from './claude';
export { type CommandReading, type Reach, readCommand, type SimpleCommand } from './command';
export type { Hint, HintKind } from './hints';
export { type Found, finderIn, type HookEvent, type HookHost, type MatcherSubject } from './host';
export type { Interpreter } from './interpreter';
export { memberRemoval, offsetInFile, spanInFile, spelling } from './json-text';
export type { Word } from './lexer';
export { type Alternative, type MatcherReading, readMatcher } from './matcher';
export { type EventUse, type Hook, type HookFault, type HookFaultCode, type HookSet, readHookSet } from './read';
export { hookDetails, hookSentence, isolationWords, matcherWords } from './words';
