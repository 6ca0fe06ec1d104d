export { type Plan, type PlanResult, planMarks } from './plan.ts';
export { readMark } from './read-mark.ts';
export { type RefusalCode } from './refusal.ts';
