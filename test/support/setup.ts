import '@testing-library/jest-dom';
import fc from 'fast-check';

// The same cases for every change, so that a red run is that change's doing. tools/test/unit.mjs runs one new seed
// besides; FC_SEED=N repeats it.
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
