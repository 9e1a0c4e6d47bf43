import { createGoogleProvider } from './google';
import type { TranslateElementOptions } from './google';

const config = { pageLanguage: 'en', languages: ['zh-CN', 'en', 'fr', 'pt', 'es'] };
const html = document.documentElement;

const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Page on which Google's script can be loaded or not; `offers` are the languages in its list. */
const aPage = ({ comes = true, offers = ['en', 'fr', 'es'] } = {}) => {
	document.body.replaceChildren();
	html.className = '';
	document.cookie = 'googtrans=; max-age=0; path=/';
	const scripts: string[] = [];
	const created: TranslateElementOptions[] = [];
	const chosen: string[] = [];
	const alarms: (() => void)[] = [];
	const reload = jest.fn();
	const page = { comes };

	class TranslateElement {
		static InlineLayout = { HORIZONTAL: 1 };
		readonly list: HTMLSelectElement;
		constructor(options: TranslateElementOptions, id: string) {
			created.push(options);
			const list = document.createElement('select');
			list.className = 'goog-te-combo';
			list.append(...offers.map((language) => new Option(language, language)));
			list.addEventListener('change', () => chosen.push(list.value));
			document.getElementById(id)?.append(list);
			this.list = list;
		}
	}

	const provider = createGoogleProvider(config, {
		window,
		container: document.body,
		run: async (src) => {
			scripts.push(src);
			if (!page.comes) {
				throw new Error('blocked');
			}
			window.google = { translate: { TranslateElement } };
			window.storefrontIslandsTranslate?.();
		},
		setTimer: (callback) => alarms.push(callback),
		reload,
	});
	return { page, provider, scripts, created, chosen, alarms, reload };
};

const translated = async () => {
	html.className = 'translated-ltr';
	await settled();
};

/** A page that has been translated to French. */
const inFrench = async (options: Parameters<typeof aPage>[0] = {}) => {
	const page = aPage(options);
	void page.provider.choose('fr');
	await settled();
	await translated();
	return page;
};

it('loads nothing before a language is chosen', () => {
	const { provider, scripts } = aPage();
	expect(provider.chosen()).toBeNull();
	expect(scripts).toEqual([]);
});

it("starts as documented in docs/behaviour.md#translation, with the choice in Google's cookie", async () => {
	const { provider, scripts, created } = aPage();
	const done = provider.choose('fr');
	await settled();
	await translated();
	await done;
	expect(scripts).toEqual([
		'https://translate.google.com/translate_a/element.js?cb=storefrontIslandsTranslate',
	]);
	expect(created).toEqual([
		{
			pageLanguage: 'en',
			includedLanguages: 'zh-CN,en,fr,pt,es',
			layout: 1,
			autoDisplay: false,
		},
	]);
	expect(document.cookie).toContain('googtrans=/en/fr');
	expect(provider.chosen()).toBe('fr');
	expect(document.querySelector('select')).not.toBeVisible();
});

it("switches languages by Google's own select", async () => {
	const { provider, scripts, chosen } = await inFrench();
	await provider.choose('es');
	expect(scripts).toHaveLength(1);
	expect(chosen).toEqual(['es']);
	expect(provider.chosen()).toBe('es');
});

it('reloads the page for a language that the select lacks', async () => {
	const { provider, reload } = await inFrench();
	await provider.choose('pt');
	expect(reload).toHaveBeenCalledTimes(1);
	expect(provider.chosen()).toBe('pt');
});

it('fails when the script is blocked, and can be retried', async () => {
	const { page, provider, scripts } = aPage({ comes: false });
	await expect(provider.choose('fr')).rejects.toThrow('blocked');
	page.comes = true;
	const done = provider.choose('fr');
	await settled();
	await translated();
	await done;
	expect(scripts).toHaveLength(2);
});

it('fails when the page is never translated', async () => {
	const { provider, alarms } = aPage();
	const done = provider.choose('fr');
	await settled();
	alarms.forEach((ring) => ring());
	await expect(done).rejects.toThrow('does not answer');
});

it('shows the original, and deletes the cookie', async () => {
	const { provider, chosen, reload } = await inFrench();
	const done = provider.restore();
	expect(chosen).toEqual(['en']);
	document.cookie = 'googtrans=/en/en; path=/';
	html.className = '';
	await done;
	expect(document.cookie).toBe('');
	expect(reload).not.toHaveBeenCalled();
});

it.each([
	['lacks the original in its list', ['fr']],
	['does not restore it', ['fr', 'en']],
])('reloads the page when Google %s', async (_why, offers) => {
	const { provider, alarms, reload } = await inFrench({ offers });
	const done = provider.restore();
	alarms.forEach((ring) => ring());
	await done;
	expect(reload).toHaveBeenCalledTimes(1);
	expect(provider.chosen()).toBeNull();
});

it('deletes a choice that was never applied', async () => {
	const { provider, reload } = aPage();
	document.cookie = 'googtrans=/en/fr; path=/';
	await provider.restore();
	expect(provider.chosen()).toBeNull();
	expect(reload).not.toHaveBeenCalled();
});
