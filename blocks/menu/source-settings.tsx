import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, type Option } from '../shared/controls/controls';
import type { SiteData } from '../shared/site-data';
import { ItemsEditor } from './items-editor';
import type { MenuSettings } from './source';

interface SourceSettingsProps {
	readonly settings: MenuSettings;
	readonly site: Pick<SiteData, 'menus' | 'navigations'>;
	readonly onChange: (changed: Partial<MenuSettings>) => void;
}

const sources = (): Option<MenuSettings['source']>[] => [
	{ label: __('The shop, its categories and pages', 'storefront-islands'), value: 'automatic' },
	{ label: __('A menu of Appearance → Menus', 'storefront-islands'), value: 'menu' },
	{ label: __('A navigation of the site editor', 'storefront-islands'), value: 'navigation' },
	{ label: __('Links of this block', 'storefront-islands'), value: 'items' },
];

/**
 * Returns the options for the menu select. A chosen menu that is not among the site's is listed by its stored value.
 */
const menuOptions = (chosen: string, { menus }: Pick<SiteData, 'menus'>): Option<string>[] => [
	...(chosen === '' ? [{ value: '', label: __('Choose one …', 'storefront-islands') }] : []),
	...menus.map(({ value, label }) => ({ value, label })),
	...(chosen === '' || menus.some(({ value }) => value === chosen)
		? []
		: [{ value: chosen, label: chosen }]),
];

/** Select control for a menu of Appearance → Menus. */
export const MenuChoice = ({ settings, site, onChange }: SourceSettingsProps) => (
	<Choice
		label={__('Menu', 'storefront-islands')}
		help={
			site.menus.length === 0
				? __('There is none yet: make one at Appearance → Menus.', 'storefront-islands')
				: undefined
		}
		value={settings.menu}
		options={menuOptions(settings.menu, site)}
		onChange={(menu) => onChange({ menu })}
	/>
);

const NavigationChoice = ({ settings, site, onChange }: SourceSettingsProps) => (
	<Choice
		label={__('Navigation', 'storefront-islands')}
		value={String(settings.navigation)}
		options={[
			{ value: '0', label: __('The newest one', 'storefront-islands') },
			...site.navigations.map(({ value, label }) => ({ value: String(value), label })),
		]}
		onChange={(id) => onChange({ navigation: Number.parseInt(id, 10) || 0 })}
	/>
);

/** Controls for the source of the links. */
export const SourceSettings = (props: SourceSettingsProps) => {
	const { settings, onChange } = props;
	return (
		<Fragment>
			<Choice
				label={__('Links', 'storefront-islands')}
				value={settings.source}
				options={sources()}
				onChange={(source) => onChange({ source })}
			/>
			{settings.source === 'menu' && <MenuChoice {...props} />}
			{settings.source === 'navigation' && <NavigationChoice {...props} />}
			{settings.source === 'items' && (
				<ItemsEditor items={settings.items} onChange={(items) => onChange({ items })} />
			)}
		</Fragment>
	);
};
