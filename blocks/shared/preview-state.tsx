import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Option } from './controls';

interface PreviewStateProps<State extends string> {
	/** What a block can look like, in words. */
	readonly states: readonly Option<State>[];
	readonly value: State;
	readonly onChange: (state: State) => void;
}

/** Which of a block's states the editor shows. Nothing of it is saved: shoppers see the one that they are in. */
export const PreviewState = <State extends string>({
	states,
	value,
	onChange,
}: PreviewStateProps<State>) => (
	<BlockControls group="other">
		<ToolbarDropdownMenu
			icon="visibility"
			label={__('What is previewed', 'storefront-islands')}
			controls={states.map((state) => ({
				title: state.label,
				isActive: state.value === value,
				role: 'menuitemradio',
				onClick: () => onChange(state.value),
			}))}
		/>
	</BlockControls>
);
