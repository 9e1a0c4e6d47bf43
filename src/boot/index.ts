/**
 * Wakes the islands of a page. The only script of ours on a page where nothing is touched, so it holds no React and
 * no library.
 */
import { islands } from '../islands';
import { guardTexts } from '../site/translator-guard';
import { fetchAhead, isGenerous, onFirstLife } from './fetch-ahead';
import { createMount } from './islands';
import { settleOpenAttemptOf } from './open-attempt';
import { readBootData } from './read-data';
import { browserMoments } from './schedule';
import { scriptPage } from './script-page';
import { createLoader } from './scripts';
import { storefrontIslands } from './global';

/** Milliseconds after which a click that waits for its island is given back to the browser. */
const PATIENCE = 5000;
const CLASSIC_REGION = 'div.widget_shopping_cart_content';

// Only now: while a script runs, it is known which one it is.
const page = scriptPage(document);
const moments = browserMoments(window);

const report = (error: unknown): undefined => {
	console.error(error);
};

const start = (): void => {
	const data = readBootData(document);
	if (!data || storefrontIslands.mount) {
		return;
	}
	const load = createLoader(data.scripts, page);
	const mount = createMount({
		definitions: islands,
		data,
		load,
		module: (name) => storefrontIslands.modules?.[name],
		moments,
		later: (callback) => setTimeout(callback, PATIENCE),
		untranslate: guardTexts(document),
		report,
	});
	storefrontIslands.load = (name) => load(data.needs[name] ?? []).catch(report);
	storefrontIslands.run = page.run;
	storefrontIslands.mount = mount;
	mount(document);
	settleOpenAttemptOf(window, data.api.root).catch(report);

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
			moments.idle(() => void storefrontIslands.load?.(name));
		}
	}

	const { fragments } = data.needs;
	if (
		fragments &&
		document.querySelector(CLASSIC_REGION) &&
		!('wc_cart_fragments_params' in window)
	) {
		moments.idle(() => {
			load(fragments).catch(report);
		});
	}
};

// Scripts that stand in the page have run, or failed, with DOMContentLoaded; where a plugin delays boot, before it.
if (document.readyState === 'complete') {
	start();
} else {
	document.addEventListener('DOMContentLoaded', start);
	window.addEventListener('load', start);
}
