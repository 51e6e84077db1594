export { eraseFromStories } from './erase-stories.ts';
