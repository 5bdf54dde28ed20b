export { eolOf as breakOf } from '../../../core/text';
