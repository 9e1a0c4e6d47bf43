import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface StateToolbarProps<State extends string> {
	/** States with their names, in their order. */
	readonly states: readonly (readonly [state: State, name: string])[];
	readonly shown: State;
	readonly onShow: (state: State) => void;
}

/** For words: toolbars have room for icons. */
const ROOM = { paddingInline: '0.75rem' };

/** A switch in the block's toolbar for what the preview shows. It is for looking: nothing of it is saved. */
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
