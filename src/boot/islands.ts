/**
 * Observes the islands of a page, also those that other scripts insert, and loads and mounts each when its schedule
 * says so.
 */
import { isObject } from '../domain/support/unknown';
import type { IslandDefinition, IslandModule, Schedule } from '../islands';
import { parseJson } from './data';
import type { BootData } from './data';
import { watchIntent } from './intent';
import type { Intent } from './intent';
import { waitFor } from './schedule';
import type { WhenIdle } from './schedule';
import type { LoadNeeds } from './scripts';

export interface Boot {
	/** With the value of data-island. */
	readonly definitions: readonly (readonly [string, IslandDefinition])[];
	readonly load: LoadNeeds;
	/** Returns the exports of an island's script, from window.storefrontIslands.modules. */
	readonly module: (name: string) => unknown;
	readonly whenIdle: WhenIdle;
	/** Calls the callback when the maximum time to hold a click is over. */
	readonly afterTimeout: (callback: () => void) => void;
	/**
	 * Restores the texts of an island that a translator replaced, and keeps translators off until the returned function
	 * is called.
	 */
	readonly untranslate: (element: HTMLElement) => () => void;
	/** Reports an error to developers; shoppers keep the server-rendered HTML. */
	readonly report: (error: unknown) => undefined;
}

const isIslandModule = (value: unknown): value is IslandModule =>
	isObject(value) && typeof value.mount === 'function';

/**
 * Returns the function that observes the islands in a part of the page: each is observed once, hydrates once, and fails
 * independently of the others.
 */
export const createMount = (boot: Boot): ((root: ParentNode) => void) => {
	const watched = new WeakSet<Element>();
	/** True once the page's own islands are observed: later ones were inserted. */
	let isStarted = false;

	/** Loads the island's scripts; returns the boot data and the module that they export. */
	const loadIsland = async (name: string): Promise<{ data: BootData; module: IslandModule }> => {
		const data = await boot.load(name);
		const module = boot.module(name);
		if (!isIslandModule(module)) {
			throw new Error(`Did not run: ${name}`);
		}
		return { data, module };
	};

	const watch = (
		element: HTMLElement,
		schedule: Schedule | undefined,
		name: string,
		{ hydrateOn = [], passive }: IslandDefinition,
	): void => {
		const { body } = element.ownerDocument;
		let isHydrating = false;
		let intent: Intent | null = null;

		const hydrate = async (event: Event | null): Promise<void> => {
			if (isHydrating) {
				return;
			}
			isHydrating = true;
			const loaded = await loadIsland(name).catch(boot.report);
			if (!loaded) {
				isHydrating = false;
				intent?.release();
				listen();
				return;
			}
			for (const type of hydrateOn) {
				body.removeEventListener(type, hydrateUntouched);
			}
			const release = boot.untranslate(element);
			const { settings, api, cart } = loaded.data;
			await loaded.module
				.mount(element, {
					settings,
					api,
					props: parseJson(element.dataset.props),
					cartSeed: cart,
					triggerEvent: event,
				})
				.then(() => element.setAttribute('data-hydrated', ''))
				.catch(boot.report);
			release();
			intent?.release();
		};

		const hydrateUntouched = (): void => {
			void hydrate(null);
		};

		const listen = (): void => {
			intent = watchIntent(element, (event) => void hydrate(event), boot.afterTimeout, passive);
		};

		for (const type of hydrateOn) {
			body.addEventListener(type, hydrateUntouched);
		}
		if (schedule !== 'now' && schedule !== 'activity') {
			listen();
		}
		waitFor(schedule, boot.whenIdle, hydrateUntouched);
	};

	/**
	 * An island inserted without server-rendered HTML has nothing to interact with, so it hydrates at once; also one that
	 * would sleep, where the page has run its script for another one, or was not made for it: only the page that prints
	 * the island has the script that wakes it.
	 */
	const scheduleOf = (
		element: Element,
		name: string,
		{ schedule, cookie }: IslandDefinition,
	): Schedule | undefined =>
		(schedule === 'activity' && (isStarted || boot.module(name))) ||
		(isStarted && !element.hasChildNodes()) ||
		(cookie && element.ownerDocument.cookie.includes(cookie))
			? 'now'
			: schedule;

	const watchOnce = (element: Element): void => {
		const island = boot.definitions.find(([name]) => name === element.getAttribute('data-island'));
		if (island && element instanceof HTMLElement && !watched.has(element)) {
			watched.add(element);
			watch(element, scheduleOf(element, ...island), ...island);
		}
	};

	return (root) => {
		if (root instanceof Element) {
			watchOnce(root);
		}
		root.querySelectorAll('[data-island]').forEach(watchOnce);
		isStarted = true;
	};
};

/** Observes the page for islands that other scripts insert, such as popups and page builders that load by AJAX. */
export const watchInsertions = (body: Node, mount: (root: ParentNode) => void): void => {
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			for (const node of addedNodes) {
				if (node instanceof Element) {
					mount(node);
				}
			}
		}
	}).observe(body, { childList: true, subtree: true });
};
