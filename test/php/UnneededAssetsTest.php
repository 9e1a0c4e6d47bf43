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

	/** Returns the assets of a page whose content has the checkout, before anything is rendered. */
	private function of_content( PrivatePage $page ): UnneededAssets {
		$GLOBALS['wp_query']->queried_object = new \WP_Post( (object) array( 'ID' => 1, 'post_type' => 'page', 'post_content' => '<!-- wp:storefront-islands/checkout /-->' ) );
		$page->look_at_content();
		$GLOBALS['wp_query']->queried_object = null;
		return new UnneededAssets( $this->islands, $page );
	}

	public function test_they_come_back_where_the_page_is_printed_without_its_content(): void {
		$page   = new PrivatePage( new PrivateBlocks(), self::site_shop() );
		$assets = $this->of_content( $page );
		$assets->remove_classic_scripts();
		self::assertSame( array( false, false ), array( wp_script_is( 'selectWoo' ), wp_style_is( 'select2' ) ) );
		$assets->restore_classic_scripts();
		self::assertSame( array( true, true ), array( wp_script_is( 'selectWoo' ), wp_style_is( 'select2' ) ) );
		self::assertFalse( wp_script_is( 'wc-checkout' ), 'Only what was there.' );
		$assets->remove_classic_scripts();
		$page->look_at_block( null, array( 'blockName' => 'storefront-islands/checkout' ) );
		$assets->restore_classic_scripts();
		self::assertSame( array( false, false ), array( wp_script_is( 'selectWoo' ), wp_style_is( 'select2' ) ) );
	}

	public function test_they_stay_where_a_plugin_prints_the_page_before_there_is_a_template(): void {
		$assets = $this->of_content( new PrivatePage( new PrivateBlocks(), self::site_shop() ) );
		$GLOBALS['wp_current_filter'][] = 'template_redirect';
		$assets->remove_classic_scripts();
		array_pop( $GLOBALS['wp_current_filter'] );
		self::assertSame( array( true, true ), array( wp_script_is( 'selectWoo' ), wp_style_is( 'select2' ) ) );
	}
}
