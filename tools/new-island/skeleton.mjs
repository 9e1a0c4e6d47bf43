/** Files of a new island: it prints a text, and adds the number of pieces in the cart once the cart is known. */
import { formatted } from './formatted.mjs';

const view = ({ kebab, pascal }) => `import { createElement } from '@wordpress/element';

/** Draws the island, in the browser and in the editor. */
export const ${pascal}View = ({ text }: { readonly text: string }) => (
	<p className="storefront-${kebab}">{text}</p>
);
`;

const island = ({ pascal }) => `import { createElement } from '@wordpress/element';
import { useCart, useCartLoadState } from '../../stores/cart/shopping/use-cart';
import { useIsHydrated } from '../shared/hydrate';
import { ${pascal}View } from './view';

/** Draws the text as the server did, and the number of pieces once it is hydrated and the cart is known. */
export const ${pascal}Island = ({ label }: { readonly label: string }) => {
	const { count } = useCart();
	const isKnown = useCartLoadState() === 'known';
	const isHydrated = useIsHydrated();
	return <${pascal}View text={isHydrated && isKnown ? \`\${label}: \${String(count)}\` : label} />;
};
`;

const mount = ({ pascal }) => `import { createElement } from '@wordpress/element';
import { readRecord, readText } from '../../domain/support/unknown';
import { ensureStores } from '../../stores/cart/setup';
import type { IslandModule } from '..';
import { hydrate } from '../shared/hydrate';
import { ${pascal}Island } from './island';

export const mount: IslandModule['mount'] = (element, context) => {
	ensureStores(context);
	const label = readText(readRecord(context.props)['label']);
	return hydrate(element, <${pascal}Island label={label} />);
};
`;

const test = ({ pascal, title }) => `import { createElement } from '@wordpress/element';
import { act, screen } from '@testing-library/react';
import { aCart, anItem } from '../../../test/fixtures/builders';
import { renderIsland } from '../../../test/support/islands';
import { ${pascal}Island } from './island';

const island = <${pascal}Island label="${title}" />;

test('shows its text with the number of pieces, which follows the cart', async () => {
	const { doCart, shopping } = renderIsland(island, aCart({ items: [anItem({ quantity: 2 })] }));
	expect(screen.getByText('${title}: 2')).toBeVisible();
	const [item] = shopping().getCart().items;
	await act(async () => {
		await doCart.changeCartItemQuantity(item?.key ?? '', 3);
	});
	expect(screen.getByText('${title}: 3')).toBeVisible();
});

test('shows its text only while the cart is not known', () => {
	renderIsland(island, aCart(), { seed: null });
	expect(screen.getByText('${title}')).toBeVisible();
});
`;

const blockJson = ({ kebab, title, words }) =>
	JSON.stringify(
		{
			$schema: 'https://schemas.wp.org/trunk/block.json',
			apiVersion: 3,
			name: `storefront-islands/${kebab}`,
			title,
			category: 'storefront-islands',
			icon: 'cart',
			description: `Shows the ${words}.`,
			textdomain: 'storefront-islands',
			attributes: { label: { type: 'string', default: title } },
			supports: { html: false },
			editorScript: 'storefront-islands-editor',
		},
		null,
		2,
	);

const render = ({ kebab, snake }) => `<?php
/**
 * The block ${kebab} (blocks/${kebab}/render.php).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\\Html\\Island;
use StorefrontIslands\\Html\\Text;
use StorefrontIslands\\Support\\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Given by BlockRenderer.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
$storefront_islands_${snake} = ( new JsonReader( $attributes ) )->string( 'label' );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Island and Text encode.
printf(
	'<div %s><div %s><p class="storefront-${kebab}">%s</p></div></div>',
	get_block_wrapper_attributes(),
	Island::attributes( '${kebab}', array( 'label' => $storefront_islands_${snake} ) ),
	Text::encode( $storefront_islands_${snake} )
);
`;

const edit = ({ kebab, pascal }) => `import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { ${pascal}View } from '../../src/islands/${kebab}/view';

/** Draws the block in the editor as the page shows it without a cart. */
export const ${pascal}Edit = ({ attributes }: BlockEditProps<{ readonly label: string }>) => (
	<div {...useBlockProps()}>
		<${pascal}View text={attributes.label} />
	</div>
);
`;

/**
 * Returns the files by their path.
 *
 * @param {import('./names.mjs').Names} names
 * @returns {Promise<Map<string, string>>}
 */
export const skeletonOf = (names) =>
	formatted({
		[`src/islands/${names.kebab}/view.tsx`]: view(names),
		[`src/islands/${names.kebab}/island.tsx`]: island(names),
		[`src/islands/${names.kebab}/mount.tsx`]: mount(names),
		[`src/islands/${names.kebab}/island.test.tsx`]: test(names),
		[`blocks/${names.kebab}/block.json`]: blockJson(names),
		[`blocks/${names.kebab}/render.php`]: render(names),
		[`blocks/${names.kebab}/edit.tsx`]: edit(names),
	});
