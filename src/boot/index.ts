/**
 * Hydrates the islands of a page. It is the plugin's only script until the visitor interacts with the page, so it
 * contains no React and no library.
 */
import { DEFERRED_ADDS_KEY } from '../domain/cart/deferred-adds';
import { ATTEMPT_STORAGE_KEY } from '../domain/checkout/stored-attempt';
import { islands } from '../islands';
import { uncoverTarget } from '../site/anchors';
import { handleLinkClicks } from '../site/links';
import { attempt } from '../domain/support/attempt';
import type { BootData } from './data';
import { guardTexts } from '../site/translator-guard';
import {
	fetchAhead,
	isFastConnection,
	onceShown,
	onFirstActivity,
	createWhenIdle,
} from './schedule';
import { storefrontIslands, isBootData, readBootData, readPageData } from './data';
import { createMount, watchInsertions } from './islands';
import { createPolicy } from './policy';
import { createNeeds, scriptPage, createLoader } from './scripts';

/** Milliseconds after which a held click is dispatched to the page although its island is not hydrated yet. */
const CLICK_TIMEOUT = 5000;

// document.currentScript is only set while the script runs.
const policy = createPolicy(window);
const page = scriptPage(document, policy);
const whenIdle = createWhenIdle(window);

const report = (error: unknown): undefined => {
	console.error('storefront-islands:', error);
};

/** Requests the boot data of a name, without cookies, so that caches can respond; null if the name does not exist. */
const fetchScriptData = async (root: string, name: string): Promise<BootData | null> => {
	const address = `${root}storefront-islands/v1/scripts/${name}`;
	const response: unknown = await (await fetch(address, { credentials: 'omit' })).json();
	return isBootData(response) ? response : null;
};

const boot = (): void => {
	const data = readBootData(document);
	if (!data || storefrontIslands.mount) {
		return;
	}
	const { root, build, path = '' } = data.api;
	const loadNeeds = createNeeds(
		data,
		() => readPageData(document),
		(name) => fetchScriptData(root, name),
		createLoader(page, report),
	);
	const load = async (name: string): Promise<void> => {
		await loadNeeds(name).catch(report);
	};
	const mount = createMount({
		definitions: islands,
		load: loadNeeds,
		module: (name) => storefrontIslands.modules?.[name],
		whenIdle,
		afterTimeout: (callback) => setTimeout(callback, CLICK_TIMEOUT),
		untranslate: guardTexts(document),
		report,
	});
	const ahead = (names: readonly string[], areNeeded?: boolean): void => {
		if (areNeeded || isFastConnection(navigator)) {
			fetchAhead(names, data, page, whenIdle);
		}
	};
	const { actionPrefix = '', fragmentsFor } = data.site ?? {};
	Object.assign(storefrontIslands, {
		load,
		mount,
		fetchAhead: ahead,
		run: page.run,
		// Policies need their `this`.
		html: (html: string) => policy.createHTML(html),
		path,
		build,
		site: { root, actionPrefix },
	});
	mount(document);
	watchInsertions(document.body, mount);
	handleLinkClicks(actionPrefix, load);
	// Work that the last page left in the browser. Where storage is forbidden, nothing can be left in it.
	const resume = (name: string, read: () => string | null): void => {
		if (attempt(read)) {
			void load(name);
		}
	};
	// An order was sent whose outcome is not known.
	resume('open-attempt', () => localStorage.getItem(ATTEMPT_STORAGE_KEY + path));
	resume('held-adds', () => sessionStorage.getItem(DEFERRED_ADDS_KEY + path));

	const prefetched = islands
		.filter(([name, { fetchAhead }]) => fetchAhead && data.needs[name])
		.map(([name]) => name);
	if (prefetched[0]) {
		onFirstActivity(window, () => ahead([...prefetched, 'catalogue-filtering']));
	}

	for (const name of ['popups', 'recording']) {
		if (data.needs[name]) {
			whenIdle(() => load(name));
		}
	}

	if (
		fragmentsFor &&
		document.querySelector(fragmentsFor) &&
		!('wc_cart_fragments_params' in window)
	) {
		whenIdle(() => load('fragments'));
	}
};

/** Nothing is loaded, read or recorded for a page that nobody may ever open. */
const start = (): void => {
	onceShown(document, boot);
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
