import '@testing-library/jest-dom';
import fc from 'fast-check';

// The same cases for every change, so that a red run is that change's doing. FC_SEED=random, or a number, plays others.
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
