const printed = JSON.stringify({ provider: 'clarity', id: 'abc123', consent: 'granted' });

/** Runs the script on a page with the configuration in an element with this tag name. */
const recordedWith = async (name: string): Promise<readonly string[]> => {
	const element = document.createElement(name);
	element.id = 'storefront-islands-recording';
	element.setAttribute('type', 'application/json');
	element.textContent = printed;
	document.body.replaceChildren(element);
	const loaded: string[] = [];
	window.storefrontIslands = {
		run: async (src) => {
			loaded.push(src);
			return Promise.resolve();
		},
	};
	const { start } = await import('./script');
	loaded.length = 0;
	start();
	return loaded;
};

test('a page is recorded when PHP enables it', async () => {
	expect(await recordedWith('script')).toEqual(['https://www.clarity.ms/tag/abc123']);
});

test('an element written by an author does not enable recording', async () => {
	expect(await recordedWith('div')).toEqual([]);
});
