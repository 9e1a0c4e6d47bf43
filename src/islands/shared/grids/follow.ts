import { __ } from '@wordpress/i18n';
import { catalogueStore, type GridsState } from '../../../stores/catalogue/contract';
import type { Registry } from '../../../stores/shared/registry';
import { productsText } from '../../../ui/count-text';
import { findGrids } from './find';
import { CURRENT_PAGE, PREVIOUS_PAGE } from './selectors';

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

const createFailure = (message: string, retry: () => void): HTMLElement => {
	const failure = document.createElement('div');
	failure.className = 'storefront-product-grid__failed';
	failure.setAttribute('role', 'alert');
	const text = document.createElement('span');
	text.textContent = message;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'button wp-element-button';
	button.textContent = __('Try again', 'storefront-islands');
	button.addEventListener('click', retry);
	failure.append(text, button);
	return failure;
};

/** Returns "Page 2 of 3" for each grid that does not show its first page. */
const laterPages = (): readonly string[] =>
	findGrids(document).flatMap(({ element }) =>
		element.querySelector(PREVIOUS_PAGE)
			? [element.querySelector(CURRENT_PAGE)?.textContent ?? '']
			: [],
	);

/**
 * Reports the result of refreshing the page's grids: announces the number of products to screen readers, and shows
 * errors at the grids.
 */
export const followGrids = (registry: Registry): void => {
	const announcer = createAnnouncer();
	let failure: HTMLElement | null = null;
	let last: GridsState | null = null;

	const withdrawFailure = (): void => {
		const hadFocus = failure?.contains(document.activeElement) ?? false;
		failure?.remove();
		failure = null;
		const grid = findGrids(document)[0]?.element;
		if (hadFocus && grid) {
			grid.tabIndex = -1;
			grid.focus({ preventScroll: true });
		}
	};

	const show = (grids: GridsState): void => {
		switch (grids.kind) {
			case 'failed':
				withdrawFailure();
				failure = createFailure(
					failureText(grids.isOffline),
					() => void registry.dispatch(catalogueStore).retry(),
				);
				findGrids(document)[0]?.element.before(failure);
				return;
			case 'refreshed':
				withdrawFailure();
				announcer.textContent = [
					grids.total === null
						? __('The products have changed.', 'storefront-islands')
						: productsText(grids.total),
					...laterPages(),
				].join(' – ');
				return;
			case 'still':
			case 'refreshing':
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
