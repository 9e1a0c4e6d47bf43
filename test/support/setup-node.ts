// The environment "node", whose tests need Node's fetch, has no DOMParser, which decodes the shop's texts
// (src/domain/html/text.ts). jsdom is loaded on first use, as many of these tests decode nothing.
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
