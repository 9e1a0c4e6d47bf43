<?php
/**
 * Server-side render of the block storefront-islands/popup.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The blocks inside, rendered.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
if ( null === $scope->popups ) {
	return;
}
$scope->popups->add( new JsonReader( $attributes ), 'p' . substr( md5( (string) wp_json_encode( $block->parsed_block ) ), 0, 8 ), $content );

// A block that prints nothing makes WordPress 6.9 drop its styles, and those of its inner blocks, from the page.
echo '<!-- popup -->';
