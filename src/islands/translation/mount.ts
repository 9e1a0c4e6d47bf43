import type { IslandModule } from '..';
import { drawState } from './draw-state';
import { createGoogleProvider } from './google';
import { readProps } from './props';
import { createChooser } from './state';

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
	const choose = createChooser(provider, props.pageLanguage, (state) =>
		drawState(element, props, state),
	);
	element.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('button') : null;
		if (button?.value) {
			void choose(button.value);
		}
	});
	const chosen = provider.chosen();
	if (chosen !== null) {
		void choose(chosen);
	}
};
