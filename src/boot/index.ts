/**
 * Hydrates the islands of a page. It is the plugin's only script until the visitor interacts with the page, so it
 * contains no React and no library.
 */
import { HELD_ADDS } from '../domain/cart/left-adds';
import { ATTEMPT_STORAGE_KEY } from '../domain/checkout/kept-attempt';
import { islands } from '../islands';
import { uncoverTarget } from '../site/anchors';
import { answerLinks } from '../site/links';
import type { BootData } from './data';
import { guardTexts } from '../site/translator-guard';
import { fetchAhead, isGenerous, onFirstLife } from './fetch-ahead';
import { storefrontIslands } from './global';
import { createMount } from './islands';
import { watchInsertions } from './later-islands';
import { createNeeds } from './needs';
import { isBootData, readBootData } from './read-data';
import { browserMoments } from './schedule';
import { scriptPage } from './script-page';
import { createLoader } from './scripts';

/** Milliseconds after which a held click is dispatched to the page although its island is not hydrated yet. */
const PATIENCE = 5000;
const CLASSIC_REGION = 'div.widget_shopping_cart_content';

// document.currentScript is only set while the script runs.
const page = scriptPage(document);
const moments = browserMoments(window);

const report = (error: unknown): undefined => {
	console.error(error);
};

/** Requests the boot data of a name, without cookies, so that caches can respond; null if the name does not exist. */
const askShop = async (root: string, name: string): Promise<BootData | null> => {
	const address = `${root}storefront-islands/v1/scripts/${name}`;
	const answer: unknown = await (await fetch(address, { credentials: 'omit' })).json();
	return isBootData(answer) ? answer : null;
};

/** Storage entries that a page leaves for the next one, and the scripts that process them. */
const LEFT_OPEN = [
	// An order was sent whose outcome is not known.
	['open-attempt', () => localStorage.getItem(ATTEMPT_STORAGE_KEY)],
	['held-adds', () => sessionStorage.getItem(HELD_ADDS)],
] as const;

const isLeft = (read: () => string | null): boolean => {
	try {
		return Boolean(read());
	} catch {
		// Storage is forbidden, so nothing can be left in it.
		return false;
	}
};

const start = (): void => {
	const data = readBootData(document);
	if (!data || storefrontIslands.mount) {
		return;
	}
	const { root } = data.api;
	const loadNeeds = createNeeds(data, (name) => askShop(root, name), createLoader(page));
	const load = async (name: string): Promise<void> => {
		await loadNeeds(name).catch(report);
	};
	const mount = createMount({
		definitions: islands,
		load: loadNeeds,
		module: (name) => storefrontIslands.modules?.[name],
		moments,
		later: (callback) => setTimeout(callback, PATIENCE),
		untranslate: guardTexts(document),
		report,
	});
	const actionPrefix = data.site?.actionPrefix ?? '';
	Object.assign(storefrontIslands, { load, mount, run: page.run, site: { root, actionPrefix } });
	mount(document);
	watchInsertions(document.body, mount);
	answerLinks(actionPrefix, load);
	for (const [name, read] of LEFT_OPEN) {
		if (isLeft(read)) {
			void load(name);
		}
	}

	const ahead = islands
		.filter(
			({ name, fetchAhead }) => fetchAhead && document.querySelector(`[data-island="${name}"]`),
		)
		.map(({ name }) => name);
	if (ahead.length > 0 && isGenerous(navigator)) {
		onFirstLife(window, () =>
			moments.idle(() => fetchAhead([...ahead, 'catalogue-filtering'], data, page)),
		);
	}

	for (const name of ['popups', 'recording']) {
		if (data.needs[name]) {
			moments.idle(() => load(name));
		}
	}

	if (
		data.needs.fragments &&
		document.querySelector(CLASSIC_REGION) &&
		!('wc_cart_fragments_params' in window)
	) {
		moments.idle(() => load('fragments'));
	}
};

// Until then browsers keep the target of the URL's fragment at the position to which they have scrolled.
window.addEventListener('load', uncoverTarget);

// Scripts in the page have run, or failed, at DOMContentLoaded; if a plugin delays this script, the event may already
// be over.
if (document.readyState === 'complete') {
	start();
} else {
	document.addEventListener('DOMContentLoaded', start);
	window.addEventListener('load', start);
}
