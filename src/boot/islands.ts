import type { IslandDefinition, IslandModule, MountContext, Schedule } from '../islands/contract';
import type { BootData } from './data';
import { watchIntent, type Intent } from './intent';
import { parseJson } from './read-data';
import { waitFor, type Moments } from './schedule';
import type { LoadScripts } from './scripts';

export interface Boot {
	readonly definitions: readonly IslandDefinition[];
	readonly data: BootData;
	readonly load: LoadScripts;
	/** What an island's script left under window.storefrontIslands.modules. */
	readonly module: (name: string) => unknown;
	readonly moments: Moments;
	/** Calls back when a visitor has waited long enough for an answer to a click. */
	readonly later: (callback: () => void) => void;
	/** Gives an island the texts back that a translator took, and keeps translators off until what it returns is called. */
	readonly untranslate: (element: HTMLElement) => () => void;
	/** Tells developers what went wrong: shoppers go on with the server's HTML. */
	readonly report: (error: unknown) => undefined;
}

const isIslandModule = (value: unknown): value is IslandModule =>
	typeof value === 'object' &&
	value !== null &&
	'mount' in value &&
	typeof value.mount === 'function';

/**
 * Gives the function that watches over the islands in a part of the page: each is watched once, wakes once, and
 * fails alone.
 */
export const createMount = (boot: Boot): ((root: ParentNode) => void) => {
	const watched = new WeakSet<Element>();
	/** Whether the page's own islands are watched: what comes now was inserted later. */
	let isStarted = false;

	const loadModule = async (name: string): Promise<IslandModule> => {
		const handles = boot.data.needs[name];
		if (!handles) {
			throw new Error(`This WordPress lacks scripts that the island "${name}" needs.`);
		}
		await boot.load(handles);
		const module = boot.module(name);
		if (!isIslandModule(module)) {
			throw new Error(`The scripts of the island "${name}" did not run.`);
		}
		return module;
	};

	const context = (element: HTMLElement, wokenBy: Event | null): MountContext => ({
		settings: boot.data.settings,
		api: boot.data.api,
		props: parseJson(element.dataset.props ?? ''),
		cartSeed: boot.data.cart,
		wokenBy,
	});

	const watch = (
		element: HTMLElement,
		schedule: Schedule,
		{ name, wakeOn = [] }: IslandDefinition,
	): void => {
		const { body } = element.ownerDocument;
		let waking = false;
		let intent: Intent | null = null;

		const wake = async (event: Event | null): Promise<void> => {
			if (waking) {
				return;
			}
			waking = true;
			const module = await loadModule(name).catch(boot.report);
			if (!module) {
				waking = false;
				intent?.release();
				listen();
				return;
			}
			for (const type of wakeOn) {
				body.removeEventListener(type, wakeUntouched);
			}
			const release = boot.untranslate(element);
			await module
				.mount(element, context(element, event))
				.then(() => element.setAttribute('data-awake', ''))
				.catch(boot.report);
			release();
			intent?.release();
		};

		const wakeUntouched = (): void => {
			void wake(null);
		};

		const listen = (): void => {
			intent = watchIntent(element, (event) => void wake(event), boot.later);
		};

		for (const type of wakeOn) {
			body.addEventListener(type, wakeUntouched);
		}
		if (schedule !== 'now') {
			listen();
		}
		waitFor(schedule, element, boot.moments, wakeUntouched);
	};

	/** What was inserted later without the server's HTML has nothing that could be touched. */
	const scheduleOf = (element: Element, { schedule }: IslandDefinition): Schedule =>
		isStarted && !element.hasChildNodes() ? 'now' : schedule;

	const watchOnce = (element: Element): void => {
		const definition = boot.definitions.find(
			({ name }) => name === element.getAttribute('data-island'),
		);
		if (definition && element instanceof HTMLElement && !watched.has(element)) {
			watched.add(element);
			watch(element, scheduleOf(element, definition), definition);
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
