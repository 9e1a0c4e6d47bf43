import apiFetch from '@wordpress/api-fetch';
import { createCataloguePort } from '../../../api/catalogue/port';

/** Returns the markup of a list of products that this visitor has viewed; null if the shop cannot be reached. */
export const requestViewed = async (
	root: string,
	widgetId: string,
	products: readonly number[],
): Promise<string | null> => {
	const { refreshLoop } = createCataloguePort({
		apiFetch,
		root,
		isOnline: () => navigator.onLine,
		fetch: (...request) => window.fetch(...request),
	});
	const response = await refreshLoop(
		'storefront-islands/v1',
		{
			post_id: 0,
			widget_id: widgetId,
			widget_filters: {},
			pagination_base_url: location.href.replace(/#.*/s, ''),
			products,
		},
		new AbortController().signal,
	);
	return response.ok ? response.value.markup : null;
};
