<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\PrivatePage;
use StorefrontIslands\Page\UnneededAssets;

/** Tests which of WooCommerce's classic scripts and styles stay on a page with the plugin's cart or checkout. */
final class UnneededAssetsTest extends TestCase {
	private Islands $islands;

	protected function set_up(): void {
		parent::set_up();
		$this->islands = self::new_page();
		wp_register_script( 'selectWoo', 'https://shop.example/select.js', array(), '1', true );
		wp_register_style( 'select2', 'https://shop.example/select.css', array(), '1' );
		wp_enqueue_script( 'selectWoo' );
		wp_enqueue_style( 'select2' );
	}

	/** Returns what is to be printed on a page with a block: script, style. */
	private function left_beside( string $block ): array {
		$page = new PrivatePage( new PrivateBlocks(), self::site_shop() );
		$page->look_at_block( null, array( 'blockName' => $block ) );
		( new UnneededAssets( $this->islands, $page ) )->remove_classic_scripts();
		return array( wp_script_is( 'selectWoo' ), wp_style_is( 'select2' ) );
	}

	public function test_they_go_beside_the_checkout_only(): void {
		self::assertSame( array( true, true ), $this->left_beside( 'core/paragraph' ) );
		self::assertSame( array( false, false ), $this->left_beside( 'storefront-islands/checkout' ) );
	}

	public function test_the_style_of_a_script_that_a_plugin_needs_is_printed_with_it(): void {
		wp_enqueue_script( 'plugin-with-lists', 'https://shop.example/plugin.js', array( 'selectWoo' ), '1', true );
		self::assertSame( array( true, true ), $this->left_beside( 'storefront-islands/checkout' ) );
	}

	public function test_also_where_the_script_is_enqueued_after_the_head(): void {
		self::assertSame( array( false, false ), $this->left_beside( 'storefront-islands/checkout' ) );
		wp_enqueue_script( 'plugin-with-lists', 'https://shop.example/plugin.js', array( 'selectWoo' ), '1', true );
		self::assertSame( array( true, true ), $this->left_beside( 'storefront-islands/checkout' ) );
	}
}
