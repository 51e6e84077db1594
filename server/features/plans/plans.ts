export { findAllowance, type TodaysAllowance } from './find-allowance.ts';
