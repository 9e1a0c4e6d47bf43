import '@testing-library/jest-dom';
import fc from 'fast-check';

// Fixed seed: the cases are the same for every change, so that a failure is caused by the change. tools/test/unit.mjs
// additionally runs one new seed; FC_SEED=N repeats it.
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
