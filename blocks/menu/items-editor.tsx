import { Button, Flex } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Text } from '../shared/controls/controls';
import { addItem, changeItem, raiseItem, removeItem, type MenuItem, type MenuPath } from './items';

interface ItemsEditorProps {
	/** All links of the menu. */
	readonly items: readonly MenuItem[];
	readonly onChange: (items: readonly MenuItem[]) => void;
}

interface LevelProps extends ItemsEditorProps {
	/** Links of the current level. */
	readonly level: readonly MenuItem[];
	/** Path of their parent link; empty for the top level. */
	readonly below: MenuPath;
}

const nameOf = ({ label }: MenuItem): string =>
	label === '' ? __('Link without a name', 'storefront-islands') : label;

const Level = ({ items, onChange, level, below }: LevelProps) => (
	<Fragment>
		{level.map((item, place) => {
			const path = [...below, place];
			return (
				<fieldset key={place} className="storefront-menu-item">
					<legend>{nameOf(item)}</legend>
					<Text
						label={__('Text', 'storefront-islands')}
						value={item.label}
						onChange={(label) => onChange(changeItem(items, path, { label }))}
					/>
					<Text
						label={__('Address', 'storefront-islands')}
						value={item.url}
						placeholder="/shop/"
						onChange={(url) => onChange(changeItem(items, path, { url }))}
					/>
					<Flex justify="flex-start" wrap>
						<Button
							size="small"
							icon="arrow-up-alt2"
							// translators: %s: name of a link.
							label={sprintf(__('Move “%s” up', 'storefront-islands'), nameOf(item))}
							disabled={place === 0}
							onClick={() => onChange(raiseItem(items, path))}
						/>
						<Button
							size="small"
							icon="trash"
							// translators: %s: name of a link.
							label={sprintf(__('Remove “%s”', 'storefront-islands'), nameOf(item))}
							onClick={() => onChange(removeItem(items, path))}
						/>
						<Button size="small" variant="tertiary" onClick={() => onChange(addItem(items, path))}>
							{__('Add a link below it', 'storefront-islands')}
						</Button>
					</Flex>
					<Level items={items} onChange={onChange} level={item.entries ?? []} below={path} />
				</fieldset>
			);
		})}
	</Fragment>
);

/** Editor for the menu's own links, each with its nested links. */
export const ItemsEditor = ({ items, onChange }: ItemsEditorProps) => (
	<Fragment>
		<Level items={items} onChange={onChange} level={items} below={[]} />
		<Button variant="secondary" onClick={() => onChange(addItem(items, []))} __next40pxDefaultSize>
			{__('Add a link', 'storefront-islands')}
		</Button>
	</Fragment>
);
