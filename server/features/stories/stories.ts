export { deleteStoriesOf } from './stories.repository.ts';
