import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface StateToolbarProps<State extends string> {
	/** States with their labels, in display order. */
	readonly states: readonly (readonly [state: State, name: string])[];
	readonly shown: State;
	readonly onShow: (state: State) => void;
}

/** Padding for text labels: toolbar buttons are sized for icons. */
const ROOM = { paddingInline: '0.75rem' };

/** Toolbar control for the state that the preview shows. The state is not saved. */
export const StateToolbar = <State extends string>(props: StateToolbarProps<State>) => (
	<BlockControls group="other">
		<ToolbarGroup>
			{props.states.map(([state, name]) => (
				<ToolbarButton
					key={state}
					// translators: %s: what the preview shows, as "Empty".
					label={sprintf(__('Preview: %s', 'storefront-islands'), name)}
					style={ROOM}
					isPressed={state === props.shown}
					onClick={() => props.onShow(state)}
				>
					{name}
				</ToolbarButton>
			))}
		</ToolbarGroup>
	</BlockControls>
);
