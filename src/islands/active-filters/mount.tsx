import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { ensureCatalogue, loadTermsScript } from '../shared/catalogue/catalogue';
import { hydrate } from '../shared/hydrate';
import { focusAfterRemoval, ActiveFiltersIsland } from './island';
import { readProps } from './props';
import '../../../blocks/active-filters/style.scss';

/** Hydrates the active filters that PHP printed. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const page = ensureCatalogue(context);
	await hydrate(
		element,
		<ActiveFiltersIsland
			block={readProps(context.props)}
			settings={page.settings}
			loadTerms={async (taxonomy) => (await loadTermsScript(page))?.loadTerms(taxonomy) ?? null}
			focusAfterRemoval={(place) => focusAfterRemoval(element, place)}
		/>,
	);
};
