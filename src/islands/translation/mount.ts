import type { IslandModule } from '../contract';
import { createGoogleProvider } from './google/provider';
import { readProps } from './props';
import { createChooser } from './state';
import { createView } from './view';

/**
 * Makes the buttons in the server's HTML translate the page, and continues with the language chosen on an earlier page.
 */
export const mount: IslandModule['mount'] = async (element, context) => {
	const props = readProps(context.props);
	if (!props) {
		return;
	}
	const provider = createGoogleProvider(props, {
		window,
		container: element,
		run: async (src, id) => window.storefrontIslands?.run?.(src, id),
		setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
		reload: () => window.location.reload(),
	});
	const choose = createChooser(provider, props.pageLanguage, (state) => show(state));
	const show = createView(element, props, (language) => void choose(language));
	const chosen = provider.chosen();
	if (chosen !== null) {
		void choose(chosen);
	}
};
