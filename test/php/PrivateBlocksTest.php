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

	/** Returns a post with the data of Elementor. */
	private static function elementor( string $data, int $id = 0 ): int {
		$id = 0 === $id ? self::post() : $id;
		update_post_meta( $id, '_elementor_data', wp_slash( $data ) );
		return $id;
	}

	private static function in_post( int $id ): bool {
		return ( new PrivateBlocks() )->in_post( get_post( $id ) );
	}

	public function test_a_private_block_is_found_at_any_depth_also_in_areas_patterns_and_shortcodes(): void {
		register_block_pattern( 'test/cart', array( 'title' => 'Cart', 'content' => self::CART ) );
		$private = array(
			self::CART,
			'<!-- wp:group --><div><!-- wp:columns -->' . self::CART . '<!-- /wp:columns --></div><!-- /wp:group -->',
			'<!-- wp:storefront-islands/checkout /-->',
			'<!-- wp:storefront-islands/account /-->',
			'<!-- wp:storefront-islands/mini-cart --><!-- wp:storefront-islands/area {"place":"drawer-top"} --><!-- wp:storefront-islands/purchase-summary /--><!-- /wp:storefront-islands/area --><!-- /wp:storefront-islands/mini-cart -->',
			'<!-- wp:pattern {"slug":"test/cart"} /-->',
			'[storefront_account]',
			'[storefront_checkout]',
			'[storefront_island name="cart"]',
			"x [storefront_island align='wide' name=cart /] y",
			'[storefront_purchase_summary heading-level="1"]',
			'[storefront_island name="filters"][storefront_cart][/storefront_island]',
		);
		foreach ( $private as $content ) {
			self::assertTrue( self::in( $content ), $content );
		}
	}

	public function test_public_content_has_no_private_block(): void {
		$public = array(
			'',
			'<p>storefront-islands/cart</p>',
			'<!-- wp:storefront-islands/mini-cart /-->',
			'<!-- wp:storefront-islands/mini-cart --><!-- wp:storefront-islands/area {"place":"drawer-top"} --><!-- /wp:storefront-islands/area --><!-- /wp:storefront-islands/mini-cart -->',
			'<!-- wp:storefront-islands/cart-like /-->',
			'<!-- wp:storefront-islands/my-account /-->',
			'<!-- wp:pattern {"slug":"test/none"} /-->',
			'[storefront_island name="mini-cart"]',
			'[[storefront_island name="cart"]]',
			'[storefront_carts]',
			'[storefront_my_account]',
			'storefront_cart',
		);
		foreach ( $public as $content ) {
			self::assertFalse( self::in( $content ), $content );
		}
	}

	public function test_a_private_block_is_found_in_nested_synced_patterns(): void {
		$inner = self::post( self::CART, array( 'post_type' => 'wp_block' ) );
		$outer = self::post( "<!-- wp:block {\"ref\":$inner} /-->", array( 'post_type' => 'wp_block' ) );
		self::assertTrue( self::in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_delete_post( $inner, true );
		self::assertFalse( self::in( "<!-- wp:block {\"ref\":$outer} /-->" ) );
		wp_update_post( array( 'ID' => $outer, 'post_content' => "<!-- wp:block {\"ref\":$outer} /-->" ) );
		self::assertFalse( self::in( "<!-- wp:block {\"ref\":$outer} /-->" ), 'inside itself' );
	}

	public function test_a_private_block_is_found_in_the_data_of_elementor(): void {
		$data = array(
			'' => false,
			'[{"elType":"widget","settings":{"shortcode":"[storefront_island name=\"cart\"]"}}]' => true,
			'[{"elType":"container","elements":[{"elType":"widget","widgetType":"storefront-islands-checkout","settings":[]}]}]' => true,
			'[{"elType":"widget","widgetType":"storefront-islands-mini-cart","settings":[]}]' => false,
		);
		foreach ( $data as $written => $is_private ) {
			self::assertSame( $is_private, self::in_post( self::elementor( $written ) ), $written );
		}
	}

	public function test_a_private_block_is_found_in_templates_that_elementor_prints(): void {
		list( $template, $page ) = array( self::post(), self::post() );
		foreach ( array( '{"widgetType":"template","settings":{"template_id":"%d"}}', '{"widgetType":"global","templateID":%d}', '{"settings":{"shortcode":"[elementor-template id=\\"%d\\"]"}}' ) as $element ) {
			self::elementor( '[' . sprintf( $element, $template ) . ']', $page );
			self::elementor( sprintf( '[{"widgetType":"template","settings":{"template_id":%d}}]', $page ), $template );
			self::assertFalse( self::in_post( $page ), 'templates that contain each other' );
			self::elementor( '[{"widgetType":"storefront-islands-cart"}]', $template );
			self::assertTrue( self::in_post( $page ), $element );
		}
	}
}
