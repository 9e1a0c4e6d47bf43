import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { ensureCatalogue, loadTermsScript } from '../shared/catalogue/catalogue';
import { hydrate } from '../shared/hydrate';
import { nextTask } from '../shared/next-task';
import { readPreHydrationInput, readProps } from './props';
import { FilterListIsland } from './island';
import '../../../blocks/filter-list/style.scss';

const LISTS = '[data-island="filter-list"]:not(:empty)';

/** Hydrates the form. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const page = ensureCatalogue(context);
	const props = readProps(context.props);
	await nextTask();
	await hydrate(
		element,
		<FilterListIsland
			registry={page.registry}
			props={props}
			preHydrationInput={readPreHydrationInput(element)}
			loadChoices={async (source) => (await loadTermsScript(page))?.loadChoices(source) ?? null}
			announces={() => document.querySelector(LISTS) === element}
		/>,
	);
};
