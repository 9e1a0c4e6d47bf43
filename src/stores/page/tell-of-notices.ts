import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { Registry } from '../registry';

const CONTEXTS = [...Object.values(NOTICE_CONTEXTS), 'global'];
const ASLEEP = '[data-island="shop-notices"]:not([data-awake])';

/** Wakes the island that shows notices, which sleeps on pages where none is raised. */
export const tellOfNotices = (registry: Registry, body: HTMLElement): void => {
	registry.subscribe(() => {
		const { getNotices } = registry.select(noticesStore);
		if (CONTEXTS.some((context) => getNotices(context).length > 0) && body.querySelector(ASLEEP)) {
			body.dispatchEvent(new CustomEvent('storefront-islands_notice'));
		}
	}, noticesStore.name);
};
