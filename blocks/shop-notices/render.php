<?php
/**
 * Server-side render of the block storefront-islands/shop-notices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\NoScriptStyle;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
$storefront_islands_attributes = new JsonReader( $attributes );
$storefront_islands_context    = $storefront_islands_attributes->string( 'context' );
$storefront_islands_messages   = $scope->notices->elsewhere( $storefront_islands_context );
$storefront_islands_notices    = array();
foreach ( $storefront_islands_messages as $storefront_islands_message ) {
	$storefront_islands_notices[] = $storefront_islands_message + array( 'dismissible' => true );
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s>%5$s<div class="storefront-shop-notices" %2$s>%3$s%4$s</div></div>',
	get_block_wrapper_attributes(),
	Island::attributes(
		'shop-notices',
		array(
			'context'  => $storefront_islands_context,
			'display'  => $storefront_islands_attributes->string( 'display' ),
			'messages' => $storefront_islands_messages,
		)
	),
	NoticeList::node( $storefront_islands_notices )->html(),
	Node::element( 'div', array( 'class' => 'storefront-snackbars' ) )->html(),
	// Hides controls that need JavaScript.
	array() === $storefront_islands_messages ? '' : '<noscript>' . NoScriptStyle::html( '.storefront-shop-notices .storefront-needs-script{display:none}' ) . '</noscript>'
);
