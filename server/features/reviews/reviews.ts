export { deleteReviewsOf } from './reviews.repository.ts';
