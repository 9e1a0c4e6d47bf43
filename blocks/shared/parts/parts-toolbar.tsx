import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { isShown, movedPart } from './part';
import type { PartAttributes } from './part';
import type { PartSelection } from './use-parts';

interface PartsToolbarProps {
	/** Names of the block's parts in their default order (data/parts.json). */
	readonly known: readonly string[];
	/** Names in their present order. */
	readonly order: readonly string[];
	readonly attributes: PartAttributes;
	readonly selection: PartSelection;
	readonly onChange: (changed: PartAttributes) => void;
}

/** Puts the focus on the group's first control, as the button that had it disappears. */
const focusFirst = ({ currentTarget }: MouseEvent): void => {
	if (currentTarget instanceof HTMLElement) {
		currentTarget.closest('.components-toolbar-group')?.querySelector('button')?.focus();
	}
};

/** Toolbar controls to select a part of the preview, to hide and to move it, and to show hidden ones again. */
export const PartsToolbar = (props: PartsToolbarProps) => {
	const { known, order, attributes, selection, onChange } = props;
	const { groups, selected, select, shown } = selection;
	const parts = groups.flat();
	const part = parts.find(({ name }) => name === selected);
	const past = (groups.find((group) => group.some((one) => one === part)) ?? [])
		.map(({ name }) => name)
		.filter((name) => name !== selected && shown.includes(name));
	const offered = parts.filter(
		({ name, attribute, isMovable }) =>
			(attribute !== undefined || isMovable === true) && shown.includes(name),
	);
	const hidden = parts.filter((one) => !isShown(one, attributes));
	const attribute = part?.attribute;
	const move = (forward: boolean, icon: 'arrow-up-alt2' | 'arrow-down-alt2', label: string) => {
		const moved = movedPart(known, order, selected, past, forward);
		return (
			<ToolbarButton
				icon={icon}
				label={label}
				disabled={moved === null}
				onClick={() => moved && onChange({ order: moved })}
			/>
		);
	};
	return (
		<BlockControls group="block">
			<ToolbarGroup>
				{offered.length > 0 && (
					<ToolbarDropdownMenu
						icon="layout"
						label={__('Parts', 'storefront-islands')}
						controls={offered.map(({ name, label }) => ({
							title: label,
							isActive: name === selected,
							role: 'menuitemradio',
							onClick: () => select(name),
						}))}
					/>
				)}
				{part?.isMovable &&
					move(
						false,
						'arrow-up-alt2',
						// translators: %s: part of the block, as "Coupons".
						sprintf(__('Move up: %s', 'storefront-islands'), part.label),
					)}
				{part?.isMovable &&
					move(
						true,
						'arrow-down-alt2',
						// translators: %s: part of the block, as "Coupons".
						sprintf(__('Move down: %s', 'storefront-islands'), part.label),
					)}
				{part && attribute !== undefined && (
					<ToolbarButton
						icon="hidden"
						// translators: %s: part of the block, as "Coupons".
						label={sprintf(__('Hide: %s', 'storefront-islands'), part.label)}
						onClick={(event: MouseEvent) => {
							focusFirst(event);
							onChange({ [attribute]: false });
						}}
					/>
				)}
				{hidden.length > 0 && (
					<ToolbarDropdownMenu
						icon="visibility"
						label={__('Hidden parts', 'storefront-islands')}
						controls={hidden.map((one) => ({
							title: one.label,
							onClick: () => {
								if (one.attribute !== undefined) {
									onChange({ [one.attribute]: true });
								}
							},
						}))}
					/>
				)}
			</ToolbarGroup>
		</BlockControls>
	);
};
