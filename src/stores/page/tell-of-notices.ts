import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { Registry } from '../registry';
import { doPluginAction } from './tell-plugins';

const CONTEXTS = [...Object.values(NOTICE_CONTEXTS), 'global'];
const NOT_HYDRATED = '[data-island="shop-notices"]:not([data-awake])';

/**
 * Notifies plugins of each new notice, and hydrates the island that displays them, which is not hydrated on pages
 * without notices.
 */
export const notifyPluginsOfNotices = (registry: Registry, body: HTMLElement): void => {
	let known: readonly object[] = [];
	registry.subscribe(() => {
		const { getNotices } = registry.select(noticesStore);
		const notices = CONTEXTS.flatMap((context) =>
			getNotices(context).map((notice) => ({ context, notice })),
		);
		const fresh = notices.filter(({ notice }) => !known.includes(notice));
		known = notices.map(({ notice }) => notice);
		fresh.forEach(({ context, notice: { status, content, ...options } }) =>
			doPluginAction('store-notice-create', { status, content, options: { ...options, context } }),
		);
		if (notices.length > 0 && body.querySelector(NOT_HYDRATED)) {
			body.dispatchEvent(new CustomEvent('storefront-islands_notice'));
		}
	}, noticesStore.name);
};
