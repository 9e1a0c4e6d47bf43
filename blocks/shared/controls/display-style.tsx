import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from './controls';

/** `list` stacks the entries, `chips` shows them side by side in frames (docs/behaviour.md#active-filters). */
export type DisplayStyle = 'list' | 'chips';

interface DisplayStyleProps {
	readonly value: DisplayStyle;
	readonly onChange: (value: DisplayStyle) => void;
}

const styles = (): { value: DisplayStyle; label: string; icon: 'editor-ul' | 'tag' }[] => [
	{ value: 'list', label: __('List', 'storefront-islands'), icon: 'editor-ul' },
	{ value: 'chips', label: __('Chips', 'storefront-islands'), icon: 'tag' },
];

/** Select control for the sidebar. */
export const DisplayStyleChoice = (props: DisplayStyleProps) => (
	<Choice
		label={__('Display style', 'storefront-islands')}
		options={styles().map(({ value, label }) => ({ value, label }))}
		{...props}
	/>
);

/** Buttons for the toolbar. */
export const DisplayStyleButtons = ({ value, onChange }: DisplayStyleProps) => (
	<ToolbarGroup>
		{styles().map((style) => (
			<ToolbarButton
				key={style.value}
				icon={style.icon}
				label={style.label}
				isPressed={style.value === value}
				onClick={() => onChange(style.value)}
			/>
		))}
	</ToolbarGroup>
);
