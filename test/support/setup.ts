import '@testing-library/jest-dom';
import fc from 'fast-check';

// Fixed seed: the cases are the same for every change, so that a failure is caused by the change. tools/test/unit.mjs
// runs a new one with --new-seed; FC_SEED=N repeats it.
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

// The environment "node", whose tests need Node's fetch, has no DOMParser, which decodes the shop's texts
// (src/domain/text.ts). jsdom is loaded on first use, as many of these tests decode nothing.
if (typeof DOMParser === 'undefined') {
	Object.defineProperty(globalThis, 'DOMParser', {
		configurable: true,
		get: () => {
			const { JSDOM } = jest.requireActual<{ JSDOM: new () => { window: typeof globalThis } }>(
				'jsdom',
			);
			const value = new JSDOM().window.DOMParser;
			Object.defineProperty(globalThis, 'DOMParser', { value });
			return value;
		},
	});
}
