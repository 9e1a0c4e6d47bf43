/**
 * What plugins and themes change of a line by the filters of WooCommerce's classic templates, which comes with each item of
 * the cart in `extensions` (php-stubs/src/WooCommerce/Cart/WooClassicLines.php). Shop\ClassicLine does the same in PHP.
 */
import { safeImageUrl } from '../../domain/html/url';
import { readRecord, readText, valueAt } from '../../domain/support/unknown';
import type { LineModel, LineTemplate } from '../../ui/cart/model';

const pictureOf = (picture: unknown): Partial<LineModel> => {
	const { src, srcset, alt } = readRecord(picture);
	const url = safeImageUrl(readText(src));
	return url === '' ? {} : { picture: { src: url, srcset: readText(srcset), alt: readText(alt) } };
};

/**
 * Returns a line with the changes of its item.
 *
 * @param extensions Those of the item.
 */
export const classicLine = (
	line: LineModel,
	extensions: unknown,
	template: LineTemplate,
): LineModel => {
	const changes = readRecord(valueAt(extensions, 'storefront-islands-classic', template));
	const { name, price, total } = changes;
	return {
		...line,
		...pictureOf(changes.picture),
		...(typeof name === 'string' && { nameHtml: name, isLinkedInside: true }),
		...(typeof price === 'string' && { priceHtml: price }),
		// The shop has not calculated the total of a quantity that was just chosen.
		...(typeof total === 'string' && line.activity === 'settled' && { totalHtml: total }),
		...(changes.is_fixed === true && { quantityIsOpen: false }),
		...(changes.is_kept === true && { isRemovable: false }),
		className: readText(changes.class_name),
	};
};
