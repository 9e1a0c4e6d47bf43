<?php
/**
 * Pages with our cart are found before they are rendered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\PrivateBlocks;

$cart = '<!-- wp:storefront-islands/cart /-->';
$in   = static function ( string $content ): bool {
	return ( new PrivateBlocks() )->in_content( $content );
};

return array(
	'in content, however deep'                  => static function () use ( $in, $cart ): void {
		same( true, $in( $cart ) );
		same( true, $in( "<!-- wp:group --><div><!-- wp:columns -->$cart<!-- /wp:columns --></div><!-- /wp:group -->" ) );
		same( true, $in( '<!-- wp:storefront-islands/checkout /-->' ) );
	},
	'not in other content'                      => static function () use ( $in ): void {
		same( false, $in( '' ) );
		same( false, $in( '<p>storefront-islands/cart</p>' ) );
		same( false, $in( '<!-- wp:storefront-islands/mini-cart /-->' ) );
		same( false, $in( '<!-- wp:storefront-islands/cart-like /-->' ) );
	},
	'in a synced pattern, and in one inside it' => static function () use ( $in, $cart ): void {
		$inner = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $cart ) );
		$outer = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\"ref\":$inner} /-->" ) );
		same( true, $in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_delete_post( $inner, true );
		same( false, $in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_delete_post( $outer, true );
	},
	'a synced pattern inside itself has an end' => static function () use ( $in ): void {
		$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => 'x' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => "<!-- wp:block {\"ref\":$id} /-->" ) );
		same( false, $in( "<!-- wp:block {\"ref\":$id} /-->" ) );
		wp_delete_post( $id, true );
	},
	'in a pattern'                              => static function () use ( $in, $cart ): void {
		register_block_pattern( 'test/cart', array( 'title' => 'Cart', 'content' => $cart ) );
		same( true, $in( '<!-- wp:pattern {"slug":"test/cart"} /-->' ) );
		same( false, $in( '<!-- wp:pattern {"slug":"test/none"} /-->' ) );
	},
);
