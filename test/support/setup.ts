import fc from 'fast-check';

// 100 cases of each property, and a fixed seed: the cases are the same for every change, so that a failure is caused by
// the change. FC_RUNS=N runs more cases, FC_SEED=N those of another seed.
const { FC_RUNS = '100', FC_SEED = '20261121' } = process.env;
fc.configureGlobal({ numRuns: Number(FC_RUNS), seed: Number(FC_SEED) });
