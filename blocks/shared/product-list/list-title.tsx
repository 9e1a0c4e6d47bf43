import { createElement } from '@wordpress/element';
import { EditableHeading } from '../controls/editable-heading';
import { titleLevel, type ProductListSettings } from './settings';

interface ListTitleProps {
	readonly settings: Pick<ProductListSettings, 'title' | 'headingLevel'>;
	/** True if the block is selected: then a heading can be added. */
	readonly isSelected: boolean;
	readonly onChange: (changed: Pick<ProductListSettings, 'title'>) => void;
}

/** Heading of a list of products, edited in place as Catalogue\GridView\ProductGrid prints it. */
export const ListTitle = ({ settings, isSelected, onChange }: ListTitleProps) =>
	settings.title === '' && !isSelected ? null : (
		<EditableHeading
			text={settings.title}
			level={titleLevel(settings.headingLevel)}
			className="wp-block-heading storefront-product-grid__title"
			onChange={(title) => onChange({ title })}
		/>
	);
