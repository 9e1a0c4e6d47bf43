<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Content\PrivateBlocks;

/** Tests that pages with the plugin's cart are detected before they are rendered. */
final class PrivateBlocksTest extends TestCase {
	private const CART = '<!-- wp:storefront-islands/cart /-->';

	private static function in( string $content ): bool {
		return ( new PrivateBlocks() )->in_content( $content );
	}

	public function test_a_private_block_is_found_in_content_at_any_depth(): void {
		$cart = self::CART;
		self::assertTrue( self::in( $cart ) );
		self::assertTrue( self::in( "<!-- wp:group --><div><!-- wp:columns -->$cart<!-- /wp:columns --></div><!-- /wp:group -->" ) );
		self::assertTrue( self::in( '<!-- wp:storefront-islands/checkout /-->' ) );
	}

	public function test_public_content_has_no_private_block(): void {
		self::assertFalse( self::in( '' ) );
		self::assertFalse( self::in( '<p>storefront-islands/cart</p>' ) );
		self::assertFalse( self::in( '<!-- wp:storefront-islands/mini-cart /-->' ) );
		self::assertFalse( self::in( '<!-- wp:storefront-islands/cart-like /-->' ) );
	}

	public function test_a_private_block_is_found_in_nested_synced_patterns(): void {
		$inner = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => self::CART ) );
		$outer = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => "<!-- wp:block {\"ref\":$inner} /-->" ) );
		self::assertTrue( self::in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_delete_post( $inner, true );
		self::assertFalse( self::in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_delete_post( $outer, true );
	}

	public function test_a_synced_pattern_inside_itself_ends_the_recursion(): void {
		$id = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => 'x' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => "<!-- wp:block {\"ref\":$id} /-->" ) );
		self::assertFalse( self::in( "<!-- wp:block {\"ref\":$id} /-->" ) );
		wp_delete_post( $id, true );
	}

	public function test_a_private_block_is_found_in_a_pattern(): void {
		register_block_pattern( 'test/cart', array( 'title' => 'Cart', 'content' => self::CART ) );
		self::assertTrue( self::in( '<!-- wp:pattern {"slug":"test/cart"} /-->' ) );
		self::assertFalse( self::in( '<!-- wp:pattern {"slug":"test/none"} /-->' ) );
	}
}
