import { __ } from '@wordpress/i18n';
import { catalogueStore, type GridsState } from '../../../stores/catalogue/contract';
import type { Registry } from '../../../stores/shared/registry';
import { productsText } from '../../../ui/count-text';
import { findGrids } from './find';

/** Links below the products of this plugin's grids: php-stubs/src/Catalogue/Grid/Pagination.php. */
const PREVIOUS_PAGE = '.storefront-pagination__prev';
const CURRENT_PAGE = '.storefront-pagination__here';

/** Creates the live region for results. It must exist before its first message, so that screen readers announce it. */
const createAnnouncer = (): HTMLElement => {
	const announcer = document.createElement('div');
	announcer.setAttribute('role', 'status');
	Object.assign(announcer.style, {
		position: 'absolute',
		inlineSize: '1px',
		blockSize: '1px',
		overflow: 'hidden',
		clipPath: 'inset(50%)',
	});
	document.body.append(announcer);
	return announcer;
};

/** Returns the error shown above the previous products if new ones could not be loaded. */
const failureText = (isOffline: boolean): string =>
	isOffline
		? __(
				'You are offline, so the products are those from before your change.',
				'storefront-islands',
			)
		: __('The products could not be updated.', 'storefront-islands');

/** Returns a message with a button to try again; null for a message alone. */
const createMessage = (message: string, retry: (() => void) | null): HTMLElement => {
	const element = document.createElement('div');
	const text = document.createElement('span');
	text.textContent = message;
	element.append(text);
	if (retry) {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'button wp-element-button';
		button.textContent = __('Try again', 'storefront-islands');
		button.addEventListener('click', retry);
		element.append(button);
	}
	return element;
};

const createFailure = (message: string, retry: () => void): HTMLElement => {
	const failure = createMessage(message, retry);
	failure.className = 'storefront-product-grid__failed';
	failure.setAttribute('role', 'alert');
	return failure;
};

/** Lies over the products, which would move otherwise. */
const createWait = (message: string, retry: (() => void) | null): HTMLElement => {
	const wait = document.createElement('div');
	wait.className = 'storefront-product-grid__wait';
	wait.append(createMessage(message, retry));
	return wait;
};

/** Returns "Page 2 of 3" for each grid that does not show its first page. */
const laterPages = (): readonly string[] =>
	findGrids(document).flatMap(({ element }) =>
		element.querySelector(PREVIOUS_PAGE)
			? [element.querySelector(CURRENT_PAGE)?.textContent ?? '']
			: [],
	);

/**
 * Reports how the page's grids are refreshed: announces the number of products to screen readers, and shows at the
 * grids that it takes long, and errors.
 */
export const reportGrids = (registry: Registry): void => {
	const announcer = createAnnouncer();
	let message: HTMLElement | null = null;
	let last: GridsState | null = null;

	const retry = (): void => void registry.dispatch(catalogueStore).retry();

	const withdraw = (): void => {
		const hadFocus = message?.contains(document.activeElement) ?? false;
		message?.remove();
		message = null;
		const grid = findGrids(document)[0]?.element;
		if (hadFocus && grid) {
			grid.tabIndex = -1;
			grid.focus({ preventScroll: true });
		}
	};

	const put = (next: HTMLElement): void => {
		withdraw();
		message = next;
		findGrids(document)[0]?.element.before(next);
	};

	const showWait = (waited: 'long' | 'too-long'): void => {
		const text =
			waited === 'long'
				? __('Loading the products…', 'storefront-islands')
				: __('The products take long to load.', 'storefront-islands');
		put(createWait(text, waited === 'long' ? null : retry));
		announcer.textContent = text;
	};

	const show = (grids: GridsState): void => {
		switch (grids.kind) {
			case 'failed':
				put(createFailure(failureText(grids.isOffline), retry));
				return;
			case 'refreshed':
				withdraw();
				announcer.textContent = [
					grids.total === null
						? __('The products have changed.', 'storefront-islands')
						: productsText(grids.total),
					...laterPages(),
				].join(' – ');
				return;
			case 'refreshing':
				if (grids.waited !== 'short') {
					showWait(grids.waited);
				}
				return;
			case 'still':
		}
	};

	registry.subscribe(() => {
		const grids = registry.select(catalogueStore).getGrids();
		if (grids !== last) {
			last = grids;
			show(grids);
		}
	}, catalogueStore.name);
};
